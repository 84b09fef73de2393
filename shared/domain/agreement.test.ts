import { expect, it } from 'vitest'
import { agreementParts } from './agreement.ts'

it('is read as headings, paragraphs and lists, whatever else stands in it [DESK-1] [AUTH-6]', () => {
  const text = '# What we store\nYour name.\nYour points.\n\n\n- a\n- b\n \n<b>Bold</b> # 1\n\n##\tWho'
  expect(agreementParts(text)).toEqual([
    { kind: 'heading', lines: ['What we store'] },
    { kind: 'paragraph', lines: ['Your name.', 'Your points.'] },
    { kind: 'list', lines: ['a', 'b'] },
    { kind: 'paragraph', lines: ['<b>Bold</b> # 1'] },
    { kind: 'heading', lines: ['Who'] },
  ])
  expect(agreementParts(' \n\n ')).toEqual([])
})
