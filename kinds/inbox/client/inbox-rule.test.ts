import { expect, it } from 'vitest'
import { sortOfFile } from './inbox-rule.ts'

it.each([
  ['invoice.pdf', 'document'],
  ['invoice.pdf.exe', 'program'],
  ['Invoice.HTML', 'page'],
  ['list.xlsm', 'macros'],
  ['notes', 'other'],
])('%s is a %s by its last ending', (name, sort) => {
  expect(sortOfFile(name)).toBe(sort)
})
