export const FORMATS = ['bold', 'italic', 'heading', 'list', 'link', 'table', 'image'] as const
/** What a message's words may be made into. */
export type Format = (typeof FORMATS)[number]

/** Keys that do it, with Ctrl or Cmd. What browsers do themselves with a key has Shift. */
export const KEYS = {
  bold: { key: 'B', isShifted: false },
  italic: { key: 'I', isShifted: false },
  heading: { key: 'H', isShifted: true },
  list: { key: 'L', isShifted: true },
  link: { key: 'K', isShifted: false },
  table: { key: 'E', isShifted: true },
  image: { key: 'G', isShifted: true },
} satisfies Record<Format, { key: string; isShifted: boolean }>

/** A part of a text to be replaced, and what of the new text is selected then. All by letters from the text's start. */
export interface Edit {
  from: number
  to: number
  words: string
  selection: readonly [from: number, to: number]
}

const ADDRESS = 'https://'
/** Where the pictures of the product lie. */
const IMAGES = '/assets/'

/** @param selection from and to; what is chosen twice is as it was */
export function formatText(text: string, [from, to]: readonly [number, number], format: Format): Edit {
  switch (format) {
    case 'bold':
      return wrap(text, from, to, 'b')
    case 'italic':
      return wrap(text, from, to, 'i')
    case 'heading':
      return wrap(text, ...linesAround(text, from, to), 'h3')
    case 'list':
      return list(text, ...linesAround(text, from, to))
    case 'link': {
      const before = `<a href="`
      const at = from + before.length
      const words = `${before}${ADDRESS}">${text.slice(from, to)}</a>`
      return { from, to, words, selection: [at, at + ADDRESS.length] }
    }
    case 'table':
      return table(text, ...linesAround(text, from, to))
    case 'image': {
      // what is selected is what the picture shows
      const before = '<img src="'
      const words = `${before}${IMAGES}" alt="${text.slice(from, to).replaceAll('"', '&quot;')}" />`
      const at = from + before.length
      return { from, to, words, selection: [at, at + IMAGES.length] }
    }
  }
}

function wrap(text: string, from: number, to: number, tag: string): Edit {
  const [open, close] = [`<${tag}>`, `</${tag}>`]
  const chosen = text.slice(from, to)
  if (text.slice(0, from).endsWith(open) && text.slice(to).startsWith(close)) {
    const start = from - open.length
    return { from: start, to: to + close.length, words: chosen, selection: [start, start + chosen.length] }
  }
  if (chosen.startsWith(open) && chosen.endsWith(close)) {
    const words = chosen.slice(open.length, chosen.length - close.length)
    return { from, to, words, selection: [from, from + words.length] }
  }
  const start = from + open.length
  return { from, to, words: open + chosen + close, selection: [start, start + chosen.length] }
}

function list(text: string, from: number, to: number): Edit {
  const lines = text.slice(from, to).split('\n')
  const isList = lines[0] === '<ul>' && lines.at(-1) === '</ul>'
  const words = isList
    ? lines
        .slice(1, -1)
        .map((line) => line.replace(/^<li>|<\/li>$/g, ''))
        .join('\n')
    : ['<ul>', ...lines.map((line) => `<li>${line}</li>`), '</ul>'].join('\n')
  const isEmpty = from === to
  const inside = from + '<ul>\n<li>'.length
  return { from, to, words, selection: isEmpty ? [inside, inside] : [from, from + words.length] }
}

/** Each line is a row, its cells parted by tabs, as spreadsheets copy them; the first is the head. */
function table(text: string, from: number, to: number): Edit {
  const [head = '', ...rows] = text.slice(from, to).split('\n')
  const row = (line: string, tag: string) =>
    `<tr>${line
      .split('\t')
      .map((cell) => `<${tag}>${cell}</${tag}>`)
      .join('')}</tr>`
  const lines = rows.length === 0 ? ['\t'] : rows
  const words = [
    '<table>',
    row(rows.length === 0 ? `${head}\t` : head, 'th'),
    ...lines.map((line) => row(line, 'td')),
    '</table>',
  ].join('\n')
  const inside = from + '<table>\n<tr><th>'.length
  return { from, to, words, selection: from === to ? [inside, inside] : [from, from + words.length] }
}

/** Whole lines. */
function linesAround(text: string, from: number, to: number): [from: number, to: number] {
  const end = text.indexOf('\n', to)
  return [text.lastIndexOf('\n', from - 1) + 1, end === -1 ? text.length : end]
}
