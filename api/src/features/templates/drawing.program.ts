/** The Typst program that draws a document: what `drawTemplate` tells it, and nothing else. */

/**
 * Reads `data`: page, background, boxes, attachments. All text is data and stands as it is given; none is evaluated.
 * Tells the ids of texts that do not fit.
 */
export const DOCUMENT_PROGRAM = `
#let data = json(bytes(sys.inputs.data))
#let directions = (ltr: ltr, rtl: rtl)
#let horizontal = (start: start, center: center, end: end, justify: start)
#let vertical = (top: top, middle: horizon, bottom: bottom)

#set document(title: data.title, author: data.author, keywords: data.keywords)
#set page(
  width: data.page.width * 1mm, height: data.page.height * 1mm, margin: 0mm, fill: rgb(data.page.colour),
  background: {
    for picture in data.background {
      place(top + left, image(picture.source, width: 100%, height: 100%, fit: "cover"))
    }
  },
)
#set text(lang: data.language, dir: directions.at(data.direction), fallback: false, hyphenate: false)

#for attachment in data.attachments {
  pdf.attach(
    attachment.name, read(attachment.name, encoding: none),
    relationship: attachment.relationship, mime-type: attachment.type, description: attachment.description,
  )
}

#let written(box, size) = {
  set text(
    font: box.fonts, size: size * 1pt, fill: rgb(box.colour), weight: box.weight, style: box.style,
    lang: box.language, dir: directions.at(box.direction), top-edge: "ascender", bottom-edge: "descender",
  )
  set par(leading: 0.12em, spacing: 0.12em, justify: box.align == "justify")
  set align(horizontal.at(box.align))
  for (at, line) in box.lines.enumerate() {
    if at > 0 { linebreak() }
    for run in line {
      set text(dir: directions.at(run.direction)) if "direction" in run
      // Arabic letters are smaller than Latin ones of the same size; kerned, some stand so far apart that readers take
      // them for two words when they copy the text.
      set text(size: 1.15em, kerning: false) if "isArabic" in run
      text(run.text)
    }
  }
}

#let fitted(box) = context {
  let fits(size) = {
    let taken = measure(written(box, size), width: box.width * 1mm)
    taken.height <= box.height * 1mm + 0.2pt and taken.width <= box.width * 1mm + 0.2pt
  }
  let size = box.size
  while size > box.size / 2 and not fits(size) { size -= 0.5 }
  if not fits(size) [#metadata(box.id) <told>]
  block(
    width: box.width * 1mm, height: box.height * 1mm,
    align(vertical.at(box.anchor), block(width: 100%, written(box, size))),
  )
}

#let picture(box) = block(
  width: box.width * 1mm, height: box.height * 1mm,
  align(center + horizon, image(box.source, alt: box.alt, width: 100%, height: 100%, fit: "contain")),
)

#let frame(box) = {
  let stroke = if box.colour == none { none } else { box.stroke * 1mm + rgb(box.colour) }
  if box.width == 0 or box.height == 0 {
    line(end: (box.width * 1mm, box.height * 1mm), stroke: stroke)
  } else {
    rect(
      width: box.width * 1mm, height: box.height * 1mm, radius: box.radius * 1mm, stroke: stroke,
      fill: if box.fill == none { none } else { rgb(box.fill) },
    )
  }
}

#for box in data.boxes {
  place(top + left, dx: box.x * 1mm, dy: box.y * 1mm, {
    if box.kind == "text" { fitted(box) }
    else if box.kind == "picture" { picture(box) }
    else { pdf.artifact(frame(box)) }
  })
}
`;
