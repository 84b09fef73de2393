import { asked } from '#src/testing/fake-server.ts'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { LANGUAGE_CODES } from '#shared/domain/languages.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { content, file, hash, serveContent } from '#src/testing/fake-content.ts'
import { press } from '#src/testing/on-the-page.ts'
import { showRoute } from '#src/testing/show-route.tsx'
import { speakIn } from '#src/testing/words.ts'
import { ContentRoute } from './ContentRoute.tsx'

const LAMP = 'harbour/element lamp.png'
const show = (path: string) =>
  showRoute(
    '/app/content',
    <ContentRoute />,
    `/app/content/harbour-tour/files?file=${encodeURIComponent(path)}`,
  )
const aFile = (name: string) => new File(['bytes'], name, { type: 'image/png' })
const choose = async (label: string, files: File[]) =>
  userEvent.upload(await screen.findByLabelText(label, { selector: 'input' }), files)
const dialog = async () => within(await screen.findByRole('dialog'))
const editsSent = () => asked.filter(({ url }) => url.endsWith('/edits')).length
const hashOfLamp = () => content.files.find(({ path }) => path === LAMP)?.hash
const EDITS = 'POST /v2/content/harbour-tour/edits'

describe('files on their way into a draft', () => {
  beforeEach(async () => {
    await speakIn('en')
    serveContent([file('adventure.json'), file('harbour/mission.json'), file(LAMP, 3)])
  })
  afterEach(() => {
    cleanup()
    queryClient.clear()
  })

  const BAD = ['a.exe', 'b.exe', 'c.exe', 'd:e.png', 'MISSION.json', 'x.html'].map(aFile)

  it('are left out by name and reason where no adventure has them, and the rest goes in [WORLD-2]', async () => {
    show('harbour')
    await choose('Add files', [...BAD, aFile('bell.png')])
    const asks = await dialog()
    await asks.findByText('1 new file')
    expect(asks.getByText(/^4 files are of a sort that no adventure has/)).toBeTruthy()
    expect(asks.getByText(/^1 file has a name that not every system can write/)).toBeTruthy()
    expect(asks.getByText(/^1 file has the name of another but for capital letters/)).toBeTruthy()
    expect(asks.getByText('harbour/a.exe')).toBeTruthy()
    expect(asks.getByText('harbour/MISSION.json')).toBeTruthy()
    await userEvent.click(asks.getByRole('button', { name: 'Add 1 file' }))
    await screen.findByText('1 file is in the draft now.')
    expect(editsSent()).toBe(1)
  })

  it.each(LANGUAGE_CODES)(
    'are named in %s with why they are left out [LANG-1] [WORLD-2]',
    async (language) => {
      await speakIn(language)
      show('harbour')
      const [input] = await waitFor(() => {
        const found = document.querySelectorAll<HTMLInputElement>('input[type=file][multiple]')
        expect(found.length).toBeGreaterThan(0)
        return found
      })
      if (input) await userEvent.upload(input, BAD)
      const asks = await screen.findByRole('dialog')
      await waitFor(() => expect(asks.querySelectorAll('code')).toHaveLength(6))
      expect(asks.textContent).not.toMatch(/content\.\w|unfit/)
    },
  )

  it('that are stopped while they become part of it are taken back [WORLD-6]', async () => {
    content.refusals.set(EDITS, ['no-answer'])
    show(LAMP)
    await choose('Replace', [aFile('new.png')])
    await waitFor(() => expect(editsSent()).toBe(1))
    await screen.findByText('It has not arrived yet. It goes on by itself.')
    await press(`Stop sending ${LAMP}`)
    fireEvent(window, new Event('online'))
    await waitFor(() => expect(editsSent()).toBe(3))
    await waitFor(() => expect(hashOfLamp()).toBe(hash(3)))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('that are replaced while they become part of it are no conflict with themselves [WORLD-6]', async () => {
    content.refusals.set(EDITS, ['no-answer'])
    show(LAMP)
    await choose('Replace', [aFile('first.png')])
    await waitFor(() => expect(editsSent()).toBe(1))
    await choose('Replace', [aFile('second.png')])
    fireEvent(window, new Event('online'))
    await waitFor(() => expect(editsSent()).toBe(3))
    const bodies = asked
      .filter(({ url }) => url.endsWith('/edits'))
      .map(({ body }) => JSON.parse(String(body)) as { edits: object[] })
    expect(bodies.at(-1)?.edits).toMatchObject([{ kind: 'put', path: LAMP, from: hash(9) }])
    await waitFor(() => expect(screen.queryByText('Files on their way')).toBeNull())
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
