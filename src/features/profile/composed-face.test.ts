import { describe, expect, it } from 'vitest'
import { AvatarSprite } from '#shared/contract/avatar.ts'
import { startSprite, throwSprite } from './composed-face.ts'

describe('a face', () => {
  it('begins as the person is spoken of: chosen, or guessed from the first name [PROTIP-3]', () => {
    const beginning = (formOfAddress: 'she' | 'he' | null, firstName: string) =>
      startSprite({ formOfAddress, firstName }).spriteName
    expect(beginning(null, 'Ola')).toBe('woman')
    expect(beginning(null, 'Kuba')).toBe('man')
    expect(beginning('she', 'Kuba')).toBe('woman')
  })

  it('that the dice throw has only parts that are drawn [ACT-5]', () => {
    for (const chance of [0, 0.5, 0.999]) {
      const sprite = throwSprite(() => chance)
      expect(AvatarSprite.safeParse(sprite).success).toBe(true)
      expect(sprite.browns.y).toBe(sprite.hairstyle.y)
    }
  })
})
