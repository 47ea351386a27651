/** The Typst program that draws the card of a document: what `drawCard` tells it, and nothing else. */

/** 1200 × 630 points, one a pixel. All text is data and is never evaluated. */
export const CARD_PROGRAM = `
#let data = json(bytes(sys.inputs.data))
#let direction = if data.direction == "rtl" { rtl } else { ltr }
#let from-start(dx, dy, width, body) = {
  let x = if data.direction == "rtl" { 1200pt - dx - width } else { dx }
  place(top + left, dx: x, dy: dy, box(width: width, body))
}

#set page(width: 1200pt, height: 630pt, margin: 0pt, fill: gradient.linear(rgb("#0A3744"), rgb("#031A21"), angle: 60deg))
#set text(font: data.fonts, fill: white, lang: data.language, dir: direction, fallback: false, hyphenate: false)
#show regex("[\\u{600}-\\u{6FF}\\u{750}-\\u{77F}\\u{FB50}-\\u{FEFC}]+"): set text(size: 1.15em)

#place(top + left, dx: 20pt, dy: -150pt, block(width: 900pt, height: 900pt, image("rosette.svg", width: 100%)))

#let fitted(body, size, least, width, height) = context {
  let size = size
  let fits(size) = measure(text(size: size * 1pt, body), width: width).height <= height
  while size > least and not fits(size) { size -= 2 }
  let set-text = text(size: size * 1pt, body)
  if fits(size) { block(width: width, set-text) } else { block(width: width, height: height, clip: true, set-text) }
}

#from-start(64pt, 56pt, 480pt, text(size: 26pt, fill: rgb("#E9C67D"), weight: "semibold", data.kind))
#from-start(64pt, 112pt, 470pt, {
  set par(leading: 0.4em)
  fitted(text(weight: "semibold", data.headline), 54, 30, 470pt, 215pt)
  v(20pt, weak: true)
  fitted(text(fill: rgb("#DCEEF2"), data.line), 30, 20, 470pt, 120pt)
})
#from-start(64pt, 498pt, 470pt, {
  set par(leading: 0.4em)
  line(length: 72pt, stroke: 3pt + rgb("#D9A441"))
  v(12pt, weak: true)
  fitted(text(fill: rgb("#B8DAE3"), data.university), 25, 17, 470pt, 64pt)
})

#let wide = if data.page.width / data.page.height > 580 / 500 { (width: 580pt) } else { (height: 500pt) }
#from-start(584pt, 0pt, 580pt, block(width: 580pt, height: 630pt, align(center + horizon, box({
  let page = image("page.png", ..wide)
  place(top + left, dx: 8pt, dy: 10pt, context {
    let size = measure(page)
    rect(width: size.width, height: size.height, radius: 6pt, fill: rgb(0, 0, 0, 90))
  })
  box(radius: 6pt, clip: true, page)
  if data.stamp != none {
    place(center + horizon, rotate(-12deg, rect(
      fill: rgb(255, 255, 255, 225), stroke: 6pt + rgb(data.stamp.colour), radius: 10pt, inset: (x: 28pt, y: 16pt),
      text(size: 56pt, weight: "bold", fill: rgb(data.stamp.colour), data.stamp.text),
    )))
  }
}))))
`;
