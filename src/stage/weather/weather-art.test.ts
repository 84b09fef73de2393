import { expect, it } from 'vitest'
import { standIns } from '../art/stand-ins.ts'
import { weatherArt } from './weather-art.ts'

it('is painted once, however many renderers follow one another', () => {
  const first = weatherArt()
  const others = standIns()
  expect(weatherArt()).toBe(first)
  expect(standIns()).toBe(others)
  const all = [others.light, others.dusk, ...first.clouds, first.flake, first.bubble]
  expect(all.every(({ destroyed }) => !destroyed)).toBe(true)
})
