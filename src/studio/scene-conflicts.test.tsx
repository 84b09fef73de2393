import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { queryClient } from '#src/lib/query-client.ts'
import { PROFILE_KEY } from '#src/features/profile/profile-key.ts'
import { dropLocal, localKeys } from '#src/lib/storage.ts'
import { writeEditor } from '#src/outbox/edits/stored.ts'
import { drafts, serveScenes } from '#src/testing/fake-scenes.ts'
import { ok } from '#src/testing/fake-server.ts'
import { aProfile } from '#src/testing/profile.ts'
import { showRoute } from '#src/testing/show-route.tsx'
import { speakIn } from '#src/testing/words.ts'
import { ContentRoute } from './ContentRoute.tsx'

beforeEach(async () => {
  await speakIn('en')
  for (const key of localKeys('')) dropLocal(key)
  serveScenes()
})
afterEach(() => {
  cleanup()
  queryClient.clear()
})

it('calls one’s own changes on another device one’s own [DESIGN-4] [WORLD-6]', async () => {
  const me = aProfile({ role: 'designer', displayName: 'Dee Zign' })
  drafts.refusals.set('GET /player/profile', [ok(me)])
  writeEditor(me.id, 'harbour-tour', {
    edits: {
      ...{ unsent: [], past: [], future: [] },
      conflicts: [
        {
          ...{ id: 'one', mine: { file: 'harbour/scene.json', pointer: '/elements/lamp/shift', to: [1, 1] } },
          current: [2, 2],
        },
      ],
    },
    marks: { hidden: {}, locked: {} },
  })
  showRoute('/app/content', <ContentRoute />, '/app/content/harbour-tour/scenes/harbour')
  await screen.findByText('You have changed Lamp elsewhere, too')
  expect(queryClient.getQueryData(PROFILE_KEY)).toMatchObject({ displayName: 'Dee Zign' })
})

it('decides by one choice what goes with a place that two have moved, and takes it back by one step [DESIGN-4] [WORLD-6]', async () => {
  const conflict = (pointer: string, to: number) => ({
    ...{ id: pointer, mine: { file: 'harbour/scene.json', pointer, to: [to, to] }, current: [2, 2] },
  })
  writeEditor(aProfile().id, 'harbour-tour', {
    edits: {
      ...{ unsent: [], past: [], future: [] },
      conflicts: [
        conflict('/elements/lamp/shift', 7),
        conflict('/elements/lamp/label', 8),
        conflict('/elements/lamp/lamp', 9),
        conflict('/elements/bell/shift', 5),
      ],
    },
    marks: { hidden: {}, locked: {} },
  })
  showRoute('/app/content', <ContentRoute />, '/app/content/harbour-tour/scenes/harbour')
  const [mine, ...others] = await screen.findAllByRole('button', { name: 'Use mine' })
  expect(others).toHaveLength(1)
  const [card] = screen.getAllByRole('alert')
  expect(card?.textContent).toMatch(/Position: 7, 7Label: 8, 8Light: 9, 9/)
  const lamp = () => {
    const file: unknown = JSON.parse(drafts.texts.get('harbour/scene.json') ?? '{}')
    return file
  }
  await userEvent.click(mine ?? document.body)
  const moved = { elements: { lamp: { shift: [7, 7], label: [8, 8], lamp: [9, 9] } } }
  await waitFor(() => expect(lamp()).toEqual(moved))
  await userEvent.click(screen.getByRole('button', { name: /^Undo/ }))
  await waitFor(() => expect(lamp()).toEqual({}))
})
