import type { AvatarSprite, SpriteName } from '#shared/domain/avatar.ts'

type Offset = readonly [drawing: number, colour: number]

interface Features {
  hair: Offset
  /** Drawing and colour of the skin. */
  nose: Offset
  eyes: Offset
  lips: Offset
  /** In the colour of the hair. */
  brows: number
  tall?: number
}

/** Faces that people of the demo have composed, by mailbox. Those who are shown around have none yet: they compose theirs. */
export const DEMO_FACES: Readonly<Record<string, AvatarSprite>> = {
  hanna: face('woman', { hair: [1, 4], nose: [0, 0], eyes: [0, 2], lips: [1, 0], brows: 1 }),
  max: face('man', { hair: [0, 2], nose: [1, 0], eyes: [1, 3], lips: [1, 0], brows: 1, tall: 1.05 }),
  lucia: face('woman', { hair: [4, 0], nose: [2, 2], eyes: [1, 0], lips: [1, 2], brows: 2 }),
  piotr: face('man', { hair: [6, 1], nose: [2, 0], eyes: [3, 2], lips: [1, 0], brows: 2 }),
  sofia: face('woman', { hair: [2, 2], nose: [1, 1], eyes: [5, 1], lips: [0, 1], brows: 0, tall: 1.03 }),
  jakub: face('man', { hair: [3, 0], nose: [3, 1], eyes: [3, 0], lips: [3, 0], brows: 3 }),
  greta: face('woman', { hair: [8, 6], nose: [0, 0], eyes: [2, 2], lips: [3, 1], brows: 0, tall: 0.97 }),
  emil: face('man', { hair: [8, 5], nose: [0, 0], eyes: [2, 3], lips: [0, 0], brows: 0 }),
  nora: face('woman', { hair: [3, 3], nose: [3, 0], eyes: [3, 1], lips: [3, 0], brows: 3 }),
  kacper: face('man', { hair: [2, 4], nose: [2, 0], eyes: [2, 2], lips: [2, 0], brows: 2, tall: 0.96 }),
  elena: face('woman', { hair: [0, 0], nose: [0, 3], eyes: [0, 0], lips: [0, 3], brows: 0 }),
  timo: face('man', { hair: [4, 0], nose: [0, 5], eyes: [4, 0], lips: [4, 0], brows: 0 }),
  zofia: face('woman', { hair: [7, 1], nose: [3, 0], eyes: [1, 2], lips: [2, 0], brows: 3 }),
  mateo: face('man', { hair: [7, 0], nose: [3, 2], eyes: [1, 0], lips: [2, 0], brows: 3, tall: 1.04 }),
  lena: face('woman', { hair: [9, 5], nose: [1, 0], eyes: [3, 3], lips: [4, 1], brows: 1 }),
  adam: face('man', { hair: [1, 0], nose: [1, 4], eyes: [1, 0], lips: [1, 0], brows: 1 }),
  carmen: face('woman', { hair: [5, 0], nose: [1, 4], eyes: [5, 0], lips: [0, 2], brows: 1 }),
  felix: face('man', { hair: [0, 3], nose: [0, 0], eyes: [0, 1], lips: [0, 0], brows: 0, tall: 1.02 }),
  iga: face('woman', { hair: [1, 3], nose: [2, 0], eyes: [2, 1], lips: [2, 2], brows: 2 }),
  tom: face('man', { hair: [5, 5], nose: [1, 1], eyes: [5, 2], lips: [0, 0], brows: 1 }),
  leader: face('woman', { hair: [2, 1], nose: [2, 0], eyes: [4, 1], lips: [1, 1], brows: 2 }),
}

function face(spriteName: SpriteName, { hair, nose, eyes, lips, brows, tall = 1 }: Features): AvatarSprite {
  return {
    spriteName,
    heightScale: tall,
    hairstyle: at(hair),
    browns: at([brows, hair[1]]),
    eyes: at(eyes),
    nose: at(nose),
    lips: at(lips),
  }
}

function at([x, y]: Offset): { x: number; y: number } {
  return { x, y }
}
