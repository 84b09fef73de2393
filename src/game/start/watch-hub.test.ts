import { afterEach, expect, it } from 'vitest'
import { queryClient } from '#src/lib/query-client.ts'
import { aPlayedAdventure } from '#src/testing/adventures.ts'
import { aNode, anAdventure } from '#src/testing/missions.ts'
import { watchHub } from './watch-hub.ts'

const HUB = '/app/game/plot/map/isles/Isles'

function play(id: string, language = 'en'): void {
  const adventure = anAdventure([aNode({ id, name: 'Isles', kind: 'movingmap' })])
  queryClient.setQueryData(['adventure', language], aPlayedAdventure({ adventure }))
}

afterEach(() => {
  location.hash = ''
  queryClient.clear()
})

it.each([
  ['is led into the adventure that was chosen since', 'reef', HUB, '/app'],
  ['is led there also from an address that says more', 'reef', `${HUB}?at=2`, '/app'],
  ['stays where the adventure begins that is still played', 'isles', HUB, HUB],
  ['stays on another page of it', 'reef', '/app/player', '/app/player'],
])('somebody who comes back %s [START-1] [AUTH-4]', (_, now, path, led) => {
  // the device knows it in a language that was spoken before, too
  play('isles', 'pl')
  play('isles')
  const lead = watchHub('en')
  location.hash = `#${path}`
  play(now)
  lead()
  expect(location.hash).toBe(`#${led}`)
})
