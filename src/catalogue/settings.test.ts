import { expect, it } from 'vitest'
import { addressOf, readSettings } from './settings.ts'

const FIRST = readSettings('')

it('reads from an address what was written to it', () => {
  const settings = { ...FIRST, component: 'Button', colours: 'free', one: '#123abc', words: 'de' } as const
  expect(readSettings(addressOf(settings))).toEqual(settings)
})

it('keeps what nobody has changed out of the address', () => {
  expect(addressOf(FIRST)).toBe('#')
  expect(addressOf({ ...FIRST, width: '390' })).toBe('#width=390')
})

it('takes what cannot be read as it is at first', () => {
  expect(readSettings('#width=12&one=red&words=tlh&motion=')).toEqual(FIRST)
})
