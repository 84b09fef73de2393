/** The first tag of a drawing; attributes may contain its end in quotes. */
const ROOT = /<svg(?=[\s/>])((?:"[^"]*"|'[^']*'|[^"'>])*)>/
const COMMENTS = /<!--[\s\S]*?-->/g
const XMLNS = 'xmlns="http://www.w3.org/2000/svg"'

/** In px, or in what becomes px; a share of the page is no size. */
const LENGTH = /^\s*\d*\.?\d+\s*(px|pt|pc|mm|cm|in|em|rem)?\s*$/

/**
 * The text of a drawing (SVG) with a size of its own. Many have a `viewBox` alone: of those Firefox paints nothing, and others as much as
 * fits a frame of 300 x 150 px. It is changed as a text, for the page's policy lets nothing be parsed. What is no drawing stays as it is.
 * @param most what it is fitted into, in px
 */
export function sizedDrawing(text: string, most: { width: number; height: number }): string {
  const bare = text.replaceAll(COMMENTS, '')
  const attributes = ROOT.exec(bare)?.[1]
  if (attributes === undefined) return text
  // without its namespace no browser draws it
  const added = valueOf('xmlns', attributes) === null ? [XMLNS] : []
  if (['width', 'height'].every((side) => isLength(valueOf(side, attributes))))
    return bare.replace(ROOT, () => `<svg ${[...added, attributes.trim()].join(' ')}>`)
  const { width, height } = fittedBox(valueOf('viewBox', attributes), most)
  const rest = attributes.replaceAll(attribute('(?:width|height)', 'g'), '').trim()
  const sized = [...added, `width="${width}"`, `height="${height}"`, rest]
  return bare.replace(ROOT, () => `<svg ${sized.join(' ')}>`)
}

const attribute = (name: string, flags = '') =>
  new RegExp(`(?<![\\w:-])${name}\\s*=\\s*("[^"]*"|'[^']*')`, flags)

function valueOf(name: string, attributes: string): string | null {
  return attribute(name).exec(attributes)?.[1]?.slice(1, -1) ?? null
}

function isLength(value: string | null): boolean {
  return value !== null && LENGTH.test(value) && Number.parseFloat(value) > 0
}

/** As large as the frame allows, in the shape of the view box; the frame itself where there is none. */
function fittedBox(viewBox: string | null, most: { width: number; height: number }) {
  const [, , width = 0, height = 0] = (viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  if (!(width > 0 && height > 0)) return most
  const scale = Math.min(most.width / width, most.height / height)
  return { width: pixels(width * scale), height: pixels(height * scale) }
}

/** One that is very flat or narrow has a size all the same. */
const pixels = (length: number): number => Math.max(1, Math.round(length))
