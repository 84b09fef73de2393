import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { queryClient } from '#src/lib/query-client.ts'
import { dropLocal, localKeys } from '#src/lib/storage.ts'
import { drafts, serveScenes } from '#src/testing/fake-scenes.ts'
import { ok, refusal } from '#src/testing/fake-server.ts'
import { press } from '#src/testing/on-the-page.ts'
import { showRoute } from '#src/testing/show-route.tsx'
import { speakIn } from '#src/testing/words.ts'
import { ContentRoute } from './ContentRoute.tsx'

const show = () => showRoute('/app/content', <ContentRoute />, '/app/content/harbour-tour/scenes')

async function choose(...files: File[]): Promise<void> {
  await screen.findByRole('heading', { name: 'Your first mission' })
  const input = document.querySelector<HTMLInputElement>('input[type=file][multiple]')
  if (!input) throw new Error('nothing to choose by')
  await userEvent.upload(input, files, { applyAccept: false })
}

describe('the editor of an adventure in which nothing is drawn', () => {
  beforeEach(async () => {
    await speakIn('en')
    for (const key of localKeys('')) dropLocal(key)
    serveScenes()
    drafts.texts.clear()
    drafts.refusals.set(
      'GET /v2/content/harbour-tour/scenes',
      Array.from({ length: 20 }, () => ok({ made: null })),
    )
  })
  afterEach(() => {
    cleanup()
    queryClient.clear()
  })

  it('begins with pictures, which become a backdrop and places of the mission that is named [DESIGN-4]', async () => {
    drafts.texts.set('text/en.json', '{ "name": "Tour" }\n').set('text/pl.json', '{ "name": "Tour" }\n')
    show()
    await userEvent.type(await screen.findByLabelText('What is it called?'), 'Quiet room: Łódź')
    await choose(new File(['wall'], 'wall.jpg'), new File(['lamp'], 'Old lamp.png'))
    await waitFor(() => expect(drafts.texts.get('quiet-room-lodz/background.jpg')).toBe('wall'))
    expect(drafts.texts.get('quiet-room-lodz/element old-lamp.png')).toBe('lamp')
    // its folder has plain letters, and what it is called is as it was typed
    for (const language of ['en', 'pl'])
      expect(drafts.texts.get(`quiet-room-lodz/text/${language}.json`)).toBe(
        '{\n  "name": "Quiet room: Łódź"\n}\n',
      )
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Your first mission' })).toBeNull())
  })

  it('begins with a drawn room, and says what it cannot take [DESIGN-4]', async () => {
    show()
    await choose(new File(['x'], 'notes.txt'))
    await screen.findByText('None of these files is a picture of a scene.')
    drafts.refusals.set('POST /v2/content-blobs', [refusal(503, 'away')])
    await press('Begin with the room')
    await screen.findByText('It could not be sent. Try again when there is a connection.')
    await press('Begin with the room')
    await waitFor(() => expect(drafts.texts.get('first-room/scene.svg')).toContain('id="element lamp"'))
  })
})
