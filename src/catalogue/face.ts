import type { AvatarSprite } from '#shared/domain/avatar.ts'

export const FACE: AvatarSprite = {
  spriteName: 'woman',
  heightScale: 1,
  nose: { x: 1, y: 2 },
  lips: { x: 1, y: 1 },
  eyes: { x: 2, y: 1 },
  browns: { x: 1, y: 3 },
  hairstyle: { x: 4, y: 3 },
}
