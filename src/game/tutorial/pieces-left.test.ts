import { afterEach, expect, it } from 'vitest'
import { emit } from '#src/lib/events.ts'
import { aProfile } from '#src/testing/profile.ts'
import { forgetParts, notePart } from './pieces-left.ts'

afterEach(forgetParts)

it('the pieces that are still to come follow one another, until all were seen or are enough [TUT-3]', () => {
  const profile = aProfile()
  expect(notePart(profile, 'arrival', false)).toEqual(['reward', 'menu'])
  expect(notePart(profile, 'reward', false)).toEqual(['menu'])
  expect(notePart(profile, 'menu', false)).toEqual([])
})

it('another device goes on with what the server knows, and leaves out what it does not know [TUT-3]', () => {
  const profile = aProfile({ tourLeft: ['menu', 'reward', 'harbour'] })
  expect(notePart(profile, 'menu', false)).toEqual(['reward'])
  forgetParts()
  expect(notePart(profile, 'reward', true)).toEqual([])
})

it('a player who signs in goes on with what the server knows, not with what was seen on this page before [TUT-3] [AUTH-1]', () => {
  const profile = aProfile({ tourLeft: ['reward', 'menu'] })
  expect(notePart(profile, 'reward', true)).toEqual([])
  emit({ type: 'signed-in', path: '/app' })
  expect(notePart(profile, 'reward', false)).toEqual(['menu'])
})
