import type { Element } from '@xmldom/xmldom'
import { childElements } from '../drawing/walk.ts'
import { named } from './book-xml.ts'

const MATHML = 'http://www.w3.org/1998/Math/MathML'

/** Elements of formulas that every browser draws (MathML Core): structure, nothing that acts or loads. */
export const FORMULA_TAGS = [
  ...['math', 'mrow', 'mi', 'mn', 'mo', 'ms', 'mtext', 'mspace', 'mfrac', 'msqrt', 'mroot', 'mstyle'],
  ...['msub', 'msup', 'msubsup', 'munder', 'mover', 'munderover', 'mmultiscripts', 'mprescripts', 'none'],
  ...['mtable', 'mtr', 'mtd', 'mphantom', 'mpadded', 'merror', 'semantics'],
]

/** Formulas as a browser draws them: what they mean beside how they look is left out, brackets are written out. */
export function plainFormulas(root: Element): void {
  for (const formula of named(root, 'math')) {
    for (const name of ['annotation', 'annotation-xml']) {
      for (const meaning of named(formula, name)) meaning.parentNode?.removeChild(meaning)
    }
    // the inner ones first
    for (const fenced of named(formula, 'mfenced').toReversed()) writeBrackets(fenced)
  }
}

/** `mfenced` is an old short form, which browsers no longer know. */
function writeBrackets(fenced: Element): void {
  const { ownerDocument, parentNode } = fenced
  if (!ownerDocument || !parentNode) return
  const said = (name: string, usual: string): string => fenced.getAttribute(name) ?? usual
  const separators = Array.from(said('separators', ',').replace(/\s/g, ''))
  const row = ownerDocument.createElementNS(MATHML, 'mrow')
  const write = (sign: string): void => {
    if (sign === '') return
    const operator = ownerDocument.createElementNS(MATHML, 'mo')
    operator.appendChild(ownerDocument.createTextNode(sign))
    row.appendChild(operator)
  }
  write(said('open', '('))
  for (const [index, child] of childElements(fenced).entries()) {
    if (index > 0) write(separators[index - 1] ?? separators.at(-1) ?? '')
    row.appendChild(child)
  }
  write(said('close', ')'))
  parentNode.replaceChild(row, fenced)
}
