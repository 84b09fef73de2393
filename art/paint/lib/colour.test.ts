import { expect, it } from 'vitest'
import { c, haze, mix } from './colour.ts'

it('keeps both ends of a mix', () => {
  expect(mix('#a4524a', '#1d3768', 0)).toBe('#a4524a')
  expect(mix('#a4524a', '#1d3768', 1)).toBe('#1d3768')
})

it('leaves a thing its own colour near by and by day', () => {
  expect(c('#ffb84d', { air: 0, dusk: 0, x: 0.5 })).toBe('#ffb84d')
})

it('shows nothing but air in the far distance: rose on the left, blue on the right', () => {
  expect(c('#ffb84d', { air: 1, dusk: 0, x: 0 })).toBe(haze(0))
  expect(haze(0)).toBe('#d5b4bc')
  expect(haze(1)).toBe('#8da6ca')
})
