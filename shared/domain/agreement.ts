/** In characters, of one language. */
export const AGREEMENT_LENGTH = 30_000

/** A part of an agreement's text, as it is read. */
export interface AgreementPart {
  kind: 'heading' | 'paragraph' | 'list'
  /** Lines; of a list one for each item. */
  lines: readonly string[]
}

/** A text as admins write it: parts with an empty line between them, `#` before a heading, `-` before each item of a list. */
export function agreementParts(text: string): AgreementPart[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.split('\n').map((line) => line.trim()))
    .map((lines) => lines.filter((line) => line !== ''))
    .flatMap(partsOf)
}

function partsOf(lines: readonly string[]): AgreementPart[] {
  const [first, ...rest] = lines
  if (first === undefined) return []
  if (/^#+\s/.test(first))
    return [{ kind: 'heading', lines: [first.replace(/^#+\s+/, '')] }, ...partsOf(rest)]
  if (lines.every((line) => /^[-*•]\s/.test(line))) {
    return [{ kind: 'list', lines: lines.map((line) => line.replace(/^[-*•]\s+/, '')) }]
  }
  return [{ kind: 'paragraph', lines }]
}
