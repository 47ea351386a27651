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

// Above and below the line. The font of Arabic leaves room for the highest of signs, which no name has.
#let edges(language) = if language == "ar" { (1.06em, -0.49em) } else { ("ascender", "descender") }

#let written(box, size, lines) = {
  let (top, bottom) = edges(box.language)
  set text(
    font: box.fonts, size: size * 1pt, fill: rgb(box.colour), weight: box.weight, style: box.style,
    lang: box.language, dir: directions.at(box.direction), top-edge: top, bottom-edge: bottom,
  )
  set par(leading: 0.12em, spacing: 0.12em, justify: box.align == "justify")
  set align(horizontal.at(box.align))
  for (at, line) in lines.enumerate() {
    if at > 0 { linebreak() }
    for run in line {
      set text(dir: directions.at(run.direction)) if "direction" in run
      // Arabic letters are smaller than Latin ones of the same size; kerned, some stand so far apart that readers take
      // them for two words when they copy the text.
      set text(size: 1.15em, kerning: false, top-edge: 0.92em, bottom-edge: -0.42em) if "isArabic" in run
      text(run.text)
    }
  }
}

#let placed(box, size, lines) = block(
  width: box.width * 1mm, height: box.height * 1mm,
  align(vertical.at(box.anchor), block(width: 100%, written(box, size, lines))),
)

// The lines with words that may be broken at any letter, where they are wider than the box. Arabic ones are left whole.
#let breakable(box, size) = {
  let wide(run) = measure(written(box, size, ((run,),))).width > box.width * 1mm
  let parted(run) = run.text.split(" ").map(word => {
    if wide((..run, text: word)) { word.clusters().join("\u{200b}") } else { word }
  }).join(" ")
  box.lines.map(line => line.map(run => if "isArabic" in run { run } else { (..run, text: parted(run)) }))
}

// The largest size that fits, by half points down to half of what is wished; found by halves, for measuring takes long.
#let fitted(box) = context {
  let (width, height) = (box.width * 1mm + 0.2pt, box.height * 1mm + 0.2pt)
  let fits(size) = {
    let unbroken = measure(written(box, size, box.lines))
    if unbroken.width <= width { unbroken.height <= height } else {
      // A paragraph says that it is as wide as it was told to be, also where a word is wider.
      let widest(word) = measure(written(box, size, (word,))).width
      measure(written(box, size, box.lines), width: box.width * 1mm).height <= height and box.words.all(word => widest(word) <= width)
    }
  }
  let smaller(steps) = box.size - steps * 0.5
  let steps = 0
  let lines = box.lines
  if not fits(box.size) {
    let most = calc.ceil(box.size)
    let too-large = 0
    steps = most
    while steps - too-large > 1 {
      let middle = calc.quo(too-large + steps, 2)
      if fits(smaller(middle)) { steps = middle } else { too-large = middle }
    }
    if steps == most and not fits(smaller(most)) {
      [#metadata(box.id) <told>]
      // What is signed already is printed whole all the same, however small.
      lines = breakable(box, smaller(most))
      let inside(size) = measure(written(box, size, lines), width: box.width * 1mm).height <= height
      while smaller(steps) > 2 and not inside(smaller(steps)) { steps += 1 }
    }
  }
  placed(box, smaller(steps), lines)
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
    if box.kind == "text" { if box.fits { placed(box, box.size, box.lines) } else { fitted(box) } }
    else if box.kind == "picture" { picture(box) }
    else { pdf.artifact(frame(box)) }
  })
}
`;
