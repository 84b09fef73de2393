import { expect, it } from 'vitest'
import { readPreviewAddress, writePreviewAddress, type PreviewLook } from './preview-address.ts'

const ID = '0b4b6a52-0c3e-4c55-9f0c-2f3d8c1a7b11'

it.each<[string, PreviewLook]>([
  [ID, {}],
  [`${ID};mission=harbour-2;places=locked`, { mission: 'harbour-2', isLocked: true }],
  [
    `${ID};words=longest;colours=dark;weather=snow.clouds;motion=less`,
    { isLongest: true, colours: 'dark', weather: ['snow', 'clouds'], hasLessMotion: true },
  ],
  [`${ID};weather=`, { weather: [] }],
])(
  'writes how a preview is looked at into its address, and reads it back: %s [DESIGN-4]',
  (segment, look) => {
    expect(writePreviewAddress({ id: ID, look })).toBe(segment)
    expect(readPreviewAddress(segment)).toEqual({ id: ID, look })
  },
)

it.each([
  undefined,
  '',
  'harbour',
  `${ID};`,
  `${ID};mission`,
  `${ID};mission=Harbour`,
  `${ID};mission=a=b`,
  `${ID};colours=pink`,
  `${ID};weather=snow.rain`,
  `${ID};__proto__=x`,
  `${ID};extra=1`,
])('takes nothing else for one: %s [DESIGN-4]', (segment) => {
  expect(readPreviewAddress(segment)).toBeNull()
})
