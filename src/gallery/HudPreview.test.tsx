import { render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { speakIn } from '#src/testing/words.ts'
import { desk, languageOf } from './desk.ts'
import { HudPreview } from './HudPreview.tsx'
import { aGalleryMission } from './testing/missions.ts'

const tasks = [
  { id: 'first-day', names: { en: 'First day' } },
  { id: 'mail', names: { en: 'The odd mail' } },
]

function layOut(mission: Parameters<typeof aGalleryMission>[0]): void {
  const missions = [aGalleryMission({ names: { en: 'Harbour' }, ...mission })]
  desk.setState({
    gallery: { adventures: [{ id: 'isles', names: {}, languages: ['en', 'pl'], missions }], findings: [] },
    place: { adventure: 'isles', mission: 'harbour' },
  })
}

beforeAll(() => speakIn('en'))
afterEach(() => desk.setState(desk.getInitialState(), true))

it('shows the task list and the corners that lie over a scene, out of the way of presses [DESIGN-2]', () => {
  layOut({ tasks })
  render(<HudPreview />)
  const list = screen.getByText('The odd mail')
  expect(list.closest('[inert]')).not.toBeNull()
  expect(screen.getAllByText('Harbour').length).toBeGreaterThan(0)
})

it('shows no list over a map, which has none [DESIGN-2]', () => {
  layOut({ type: 'map', tasks })
  render(<HudPreview />)
  expect(screen.queryByText('The odd mail')).toBeNull()
})

it('offers the languages of the adventure alone, and shows its first in place of one that it lacks [DESIGN-2]', () => {
  layOut({ tasks })
  desk.setState({ language: 'de' })
  expect(languageOf(desk.getState())).toBe('en')
  desk.setState({ language: 'pl' })
  expect(languageOf(desk.getState())).toBe('pl')
})
