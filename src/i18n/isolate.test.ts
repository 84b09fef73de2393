import { expect, it } from 'vitest'
import { isolate } from './isolate.ts'

it.each([
  ['Hebrew', 'דוד'],
  ['Arabic', 'ليلى'],
  ['Arabic, as old fonts join it', '\ufefb'],
  ['Syriac', 'ܐܒܐ'],
  ['Thaana', 'އަލީ'],
  ['N’Ko', 'ߒߞߏ'],
  ['Adlam', '\u{1e900}\u{1e922}'],
  ['Hanifi Rohingya', '\u{10d00}\u{10d01}'],
  ['a script beside Latin letters', 'Ola דוד'],
])('a name in %s is isolated from what stands beside it [ACCESS-1] [LANG-1]', (_, name) => {
  expect(isolate(name)).toBe(`\u2068${name}\u2069`)
})

it.each(['Łódź', '東京', 'Ωμέγα', '😀 3', ''])('%s runs as the text does and stays as it is', (name) => {
  expect(isolate(name)).toBe(name)
})
