import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { SPRITE_NAMES, SPRITE_SIZES } from '#shared/domain/avatar.ts'
import { WORN } from '#shared/domain/goods.ts'

const sheet = readFileSync('assets/art/avatar.svg', 'utf8')
const ids = new Set([...sheet.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
const numbered = (name: string, count: number): string[] =>
  Array.from({ length: count }, (_, x) => `${name}-${x}`)

describe('the sheet of faces', () => {
  it('has every drawing that a sprite may name, and what faces may wear [ACT-5]', () => {
    const { nose, eyes, lips, browns, hairstyle } = SPRITE_SIZES
    const asked = [
      ...numbered('nose', nose.x),
      ...numbered('eyes', eyes.x),
      ...numbered('lashes', eyes.x),
      ...SPRITE_NAMES.flatMap((sprite) => [
        `body-${sprite}`,
        `head-${sprite}`,
        ...numbered(`lips-${sprite}`, lips.x),
        ...numbered(`browns-${sprite}`, browns.x),
        ...numbered(`behind-${sprite}`, hairstyle.x),
        ...numbered(`hairstyle-${sprite}`, hairstyle.x),
      ]),
      ...WORN,
    ]
    expect([...ids].toSorted()).toEqual(asked.toSorted())
  })

  it('holds shapes only, without what a page cannot reach in another file', () => {
    expect(sheet).not.toMatch(/url\(|<style|style=|<use|<image|<script/)
  })
})
