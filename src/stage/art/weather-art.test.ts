import { expect, it } from 'vitest'
import { weatherArt } from './weather-art.ts'

it('is painted once, however many renderers follow one another', () => {
  const first = weatherArt()
  expect(weatherArt()).toBe(first)
  expect(
    [first.light, first.dusk, ...first.clouds, ...first.flakes].every(({ destroyed }) => !destroyed),
  ).toBe(true)
})
