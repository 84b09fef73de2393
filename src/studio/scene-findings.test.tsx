import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { queryClient } from '#src/lib/query-client.ts'
import { dropLocal, localKeys } from '#src/lib/storage.ts'
import { drafts, serveScenes } from '#src/testing/fake-scenes.ts'
import { press } from '#src/testing/on-the-page.ts'
import { showRoute } from '#src/testing/show-route.tsx'
import { speakIn } from '#src/testing/words.ts'
import { ContentRoute } from './ContentRoute.tsx'

const show = () => showRoute('/app/content', <ContentRoute />, '/app/content/harbour-tour/scenes/harbour')
const place = (name: string) =>
  screen.findByRole('button', { name: (one, node) => one === name && node.hasAttribute('data-element') })

beforeEach(async () => {
  await speakIn('en')
  for (const key of localKeys('')) dropLocal(key)
  serveScenes()
})
afterEach(() => {
  cleanup()
  queryClient.clear()
})

it('says what it found in the language of the page [DESIGN-3] [LANG-1]', async () => {
  await speakIn('de')
  drafts.findings = [
    {
      ...{ severity: 'error', file: 'harbour/scene.svg', hint: 'Move it further in.' },
      problem: '"element lamp" is cut off at the edge of the canvas',
      words: { problem: { code: 'cut-at-edge', values: { id: 'lamp' } }, hint: { code: 'move-further-in' } },
    },
  ]
  show()
  const said = await screen.findByText('„element lamp“ ist am Rand der Zeichenfläche abgeschnitten')
  expect(said.closest('[lang="en"]')).toBeNull()
  expect(screen.getByText('Rücke es weiter nach innen.')).toBeTruthy()
})

it('puts right what a machine can, at the place and for the whole scene, and takes that back [DESIGN-4]', async () => {
  drafts.texts.set('harbour/scene.json', '{ "elements": { "lmap": { "foot": 3 } } }\n')
  drafts.findings = [
    {
      ...{ severity: 'error', file: 'harbour/scene.svg', hint: 'Move it further in.' },
      problem: '"element lamp" reaches out of the safe area',
      fix: { kind: 'bringIn', element: 'lamp', within: { x: 350, y: 0, width: 1440, height: 1080 } },
    },
    {
      ...{ severity: 'error', file: 'harbour/scene.json', hint: 'Did you mean "lamp"?' },
      problem: 'elements.lmap is not in the drawing',
      fix: { kind: 'remove', keys: ['elements', 'lmap'] },
    },
    { severity: 'advice', file: 'harbour/scene.svg', problem: 'is large', hint: 'Draw it smaller.' },
  ]
  show()
  const lamp = await place('Lamp')
  await press('Take it out')
  await waitFor(() => expect(drafts.texts.get('harbour/scene.json')).not.toContain('lmap'))
  await screen.findByText('Put right. The next check will say so.')
  await userEvent.click(lamp)
  await press('Bring it in')
  const [left] = await screen.findAllByLabelText<HTMLInputElement>('From the left')
  await waitFor(() => expect(left?.value).toBe('350'))
  expect(screen.queryByRole('button', { name: 'Bring it in' })).toBeNull()
  await press('Undo')
  await waitFor(() => expect(left?.value).toBe('300'))
  await screen.findByRole('button', { name: 'Bring it in' })
})

it('marks each place that it is about on the scene, errors otherwise than advice [DESIGN-4]', async () => {
  const about = (id: string, severity: 'error' | 'advice'): (typeof drafts.findings)[number] => ({
    ...{ severity, file: 'harbour/scene.svg', problem: 'x', hint: 'y' },
    words: { problem: { code: 'cut-at-edge', values: { id } }, hint: { code: 'move-further-in' } },
  })
  drafts.findings = [about('lamp', 'advice'), about('bell', 'error'), about('rope', 'error')]
  show()
  await place('Lamp')
  await waitFor(() =>
    expect(
      [...document.querySelectorAll<HTMLElement>('[data-found]')].map(({ dataset }) => dataset['found']),
    ).toEqual(['advice', 'error']),
  )
})
