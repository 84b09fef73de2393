import { expect, it } from 'vitest'
import { AvatarSprite } from '#shared/contract/avatar.ts'
import { DEMO_FACES } from './faces.ts'
import { DEMO_PEOPLE } from './people.ts'

it('twenty colleagues of the demo have faces that a player could compose, and no two the same [ACT-5]', () => {
  const faces = DEMO_PEOPLE.flatMap(({ avatarSprite, role }) =>
    avatarSprite && role === 'player' ? [avatarSprite] : [],
  )
  expect(faces).toHaveLength(20)
  for (const one of Object.values(DEMO_FACES)) expect(AvatarSprite.parse(one)).toEqual(one)
  expect(new Set(faces.map((one) => JSON.stringify(one))).size).toBe(20)
  // each mailbox is somebody's
  expect(DEMO_PEOPLE.filter(({ avatarSprite }) => avatarSprite)).toHaveLength(Object.keys(DEMO_FACES).length)
})
