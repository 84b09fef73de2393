import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { queryClient } from '#src/lib/query-client.ts'
import { dropLocal, localKeys } from '#src/lib/storage.ts'
import { drafts, MADE, serveScenes } from '#src/testing/fake-scenes.ts'
import { press } from '#src/testing/on-the-page.ts'
import { showRoute } from '#src/testing/show-route.tsx'
import { speakIn } from '#src/testing/words.ts'
import { ContentRoute } from './ContentRoute.tsx'

const show = () => showRoute('/app/content', <ContentRoute />, '/app/content/harbour-tour/scenes/cellar')
const said = (file: string): unknown => JSON.parse(drafts.texts.get(file) ?? 'null')
const { languages, missions } = MADE

describe('what an easter egg tells', () => {
  beforeEach(async () => {
    await speakIn('en')
    for (const key of localKeys('')) dropLocal(key)
    serveScenes()
    Object.assign(MADE, {
      languages: ['en', 'de'],
      missions: missions.map((one) => (one.id === 'cellar' ? { ...one, type: 'easter_egg' } : one)),
    })
    drafts.texts.set('cellar/scene.json', '{}\n')
    drafts.texts.set('cellar/mission.json', '{ "type": "easter_egg", "steps": [{ "id": "cork" }] }')
    for (const language of ['en', 'de'])
      drafts.texts.set(
        `cellar/text/${language}.json`,
        '{ "name": "Cellar", "steps": { "cork": { "title": "A cork", "text": "It pops." } } }',
      )
  })
  afterEach(() => {
    cleanup()
    queryClient.clear()
    Object.assign(MADE, { languages, missions })
  })

  it('is written screen by screen in each language, one more of them is added in all, and one step undone [DESIGN-4]', async () => {
    show()
    const first = within(await screen.findByRole('group', { name: 'Screen 1 of 1' }))
    await screen.findByText('Saved')
    await userEvent.type(first.getByLabelText('Words'), ' Loudly.')
    await waitFor(() =>
      expect(said('cellar/text/en.json')).toMatchObject({ steps: { cork: { text: 'It pops. Loudly.' } } }),
    )
    await userEvent.click(screen.getByRole('radio', { name: 'Deutsch' }))
    const german = within(await screen.findByRole('group', { name: 'Screen 1 of 1' }))
    expect(german.getByLabelText<HTMLInputElement>('Words').value).toBe('It pops.')
    await press('Add a screen')
    await waitFor(() =>
      expect(said('cellar/mission.json')).toEqual({
        type: 'easter_egg',
        steps: [{ id: 'cork' }, { id: 'step-2' }],
      }),
    )
    expect(said('cellar/text/de.json')).toMatchObject({ steps: { 'step-2': { title: 'Neue Seite' } } })
    expect(said('cellar/text/en.json')).toMatchObject({ steps: { 'step-2': { title: 'New screen' } } })
    await press('Screen 2 of 2: tell it earlier')
    await waitFor(() =>
      expect(said('cellar/mission.json')).toMatchObject({ steps: [{ id: 'step-2' }, { id: 'cork' }] }),
    )
    await press('Undo')
    await waitFor(() =>
      expect(said('cellar/mission.json')).toMatchObject({ steps: [{ id: 'cork' }, { id: 'step-2' }] }),
    )
    await press('Screen 2 of 2: remove')
    await waitFor(() => expect(said('cellar/text/de.json')).not.toHaveProperty('steps.step-2'))
    expect(await screen.findByRole('group', { name: 'Screen 1 of 1' })).toBeTruthy()
  })
})
