import {
  anUpload,
  cancelled,
  going,
  keepFiles,
  cached,
  serveUploads,
  stateNow,
  type Going,
} from '#src/testing/fake-uploads.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LARGEST_FILE } from '#shared/domain/file-sorts.ts'
import type { UploadPlayable } from '#kinds/upload/shared/schemas.ts'
import { Failure } from '#src/lib/failure.ts'
import { aTask } from '#src/testing/missions.ts'
import { speakIn } from '#src/testing/words.ts'
import type { AttemptOf } from '#kinds/define/client.tsx'
import { UploadPlayer } from './UploadPlayer.tsx'

vi.mock('./tus-transfer.ts', () => import('#src/testing/fake-uploads.ts'))

const idOf = (count: number): string => `0b8f4a52-7d55-4c8a-9a3f-00000000000${count}`

function anAttempt(playable: Partial<UploadPlayable> = {}, isHandedIn = false): AttemptOf<'upload'> {
  return {
    id: 'f0b7a1de-7a43-4d2c-9a0e-3a1d5f6b7c81',
    taskId: 'exit',
    task: aTask({ type: 'upload', name: 'The exit' }),
    playable: {
      ...{ type: 'upload', accepts: ['picture', 'document'], minimum: 1, maximum: 3 },
      ...{ question: 'Show the nearest way out.', text: '', explanation: '' },
      ...playable,
    },
    state: { ...stateNow(), isHandedIn },
  }
}

async function play(attempt = anAttempt()) {
  const props = {
    ...{ playerId: '', onFinish: vi.fn(() => Promise.resolve()), onBack: vi.fn() },
    ...{ onSaved: vi.fn(), onStale: vi.fn() },
  }
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const shown = (one: AttemptOf<'upload'>) => (
    <QueryClientProvider client={client}>
      <UploadPlayer attempt={one} {...props} />
    </QueryClientProvider>
  )
  const { rerender } = render(shown(attempt))
  await waitFor(() => expect(client.isFetching()).toBe(0))
  return { ...props, reload: (one: AttemptOf<'upload'>) => rerender(shown(one)) }
}

const fileOf = (name: string, size = 1000): File => {
  const file = new File(['x'], name)
  Object.defineProperty(file, 'size', { value: size })
  return file
}
const user = userEvent.setup({ applyAccept: false })
const chooser = () => screen.getByLabelText<HTMLInputElement>('Choose files', { selector: 'input' })
const choose = (...chosen: File[]) => user.upload(chooser(), chosen)
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const handIn = () => button('Hand in')
const rows = () =>
  screen
    .queryAllByRole('listitem')
    .map((row) => row.textContent)
    .filter((words) => /\.\w+/.test(words))
/** To whom does not see the page. */
const said = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join(' ')
const last = (): Going => going.at(-1) ?? expect.fail('nothing is sent')

/** The server has all of it. */
async function arrive(one: Going, id: string): Promise<void> {
  await act(async () => {
    one.begin(id)
    cached.uploads = [...cached.uploads, anUpload(id, one.file.name)]
    one.arrive()
    await Promise.resolve()
  })
}

beforeEach(async () => {
  await speakIn('en')
  serveUploads()
  // by which a page that goes tells what it still has
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('gone')))
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the player of an upload', () => {
  it('sends what is chosen, shows how far it is, and hands in what has arrived [TASK-1] [TASK-4]', async () => {
    const { onFinish } = await play()
    expect(screen.getByText('1 more file is needed.')).toBeDefined()
    await choose(fileOf('notes.txt', 4 * 1024 * 1024))
    act(() => last().progress(1024 * 1024))
    expect(rows()).toEqual(['notes.txt1 MB of 4 MB'])
    expect(screen.getByText('Saving')).toBeDefined()
    expect(said()).toContain('notes.txt: 25%')
    await arrive(last(), idOf(1))
    await screen.findByRole('button', { name: 'Delete notes.txt' })
    expect(said()).toContain('notes.txt is uploaded.')
    await screen.findByText('Saved')
    await user.click(handIn())
    await waitFor(() => expect(onFinish).toHaveBeenCalledOnce())
  })

  it('sends several one after the other, and waits with handing in until all are there [TASK-4]', async () => {
    const { onFinish } = await play()
    await choose(fileOf('one.txt'), fileOf('two.txt'))
    expect(rows()).toEqual(['one.txt0 kB of 1 kB', 'two.txtWaiting for its turn'])
    await arrive(last(), idOf(1))
    await waitFor(() => expect(going.map(({ file }) => file.name)).toEqual(['one.txt', 'two.txt']))
    expect(screen.getByText('Wait until every file has arrived.')).toBeDefined()
    await user.click(button('Pause two.txt'))
    expect(screen.getByText('Resume the paused files or cancel them.')).toBeDefined()
    await user.click(button('Resume two.txt'))
    await user.click(handIn())
    expect(onFinish).not.toHaveBeenCalled()
    await arrive(last(), idOf(2))
    await screen.findByRole('button', { name: 'Delete two.txt' })
    expect(screen.getByText('Files: 2 of up to 3')).toBeDefined()
  })

  it('pauses, goes on, and cancels together with what has arrived [TASK-4]', async () => {
    await play()
    await choose(fileOf('notes.txt'))
    act(() => {
      last().begin(idOf(1))
      last().progress(500)
    })
    await user.click(button('Pause notes.txt'))
    expect([rows(), last().isStopped]).toEqual([['notes.txtPaused at 50%'], true])
    await user.click(button('Resume notes.txt'))
    expect([going.length, last().begunAs]).toEqual([2, idOf(1)])
    await user.click(button('Cancel notes.txt'))
    expect([rows(), cancelled]).toEqual([[], [idOf(1)]])
    expect(screen.getByText('No files yet.')).toBeDefined()
  })

  it('brings a file into view that was chosen just now, also one that is not taken [TASK-4]', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
    await play()
    expect(scroll).not.toHaveBeenCalled()
    await choose(fileOf('walk.mp4'))
    expect(scroll.mock.contexts).toEqual([screen.getByText('walk.mp4').closest('li')])
    scroll.mockRestore()
  })

  it('says where the link broke off, and tries again what was not taken by no fault of the file [TASK-4] [TASK-2]', async () => {
    await play()
    await choose(fileOf('notes.txt'))
    act(() => last().progress(300))
    await act(async () => {
      last().fail(new Failure(0, 'x'))
      await Promise.resolve()
    })
    expect(
      await screen.findByText('The connection was lost at 30%. The upload resumes by itself.'),
    ).toBeDefined()
    await user.click(button('Cancel notes.txt'))
    await choose(fileOf('plan.txt'))
    await act(async () => {
      last().fail(new Failure(422, 'x', { code: 'player-full', message: '' }))
      await Promise.resolve()
    })
    expect(await screen.findByText(/Your file storage is full/, { selector: 'li span' })).toBeDefined()
    const before = going.length
    await user.click(button('Try plan.txt again'))
    expect(going).toHaveLength(before + 1)
  })

  it.each([
    ['walk.mp4', 1000, /type of file is not accepted here/],
    ['IMG_0001.HEIC', 1000, /Save it as JPEG/],
    ['phpinfo.jpg.php', 1000, /type of file is not accepted here/],
    ['notes.txt', LARGEST_FILE + 1, /larger than 300 MB/],
    ['notes.txt', 0, /The file is empty/],
  ])('says of %s with %d bytes why it is not sent, before it is [TASK-4]', async (name, size, words) => {
    await play()
    await choose(fileOf(name, size))
    expect(await screen.findByText(words, { selector: 'li span' })).toBeDefined()
    expect(going).toEqual([])
    expect(screen.queryByRole('button', { name: `Try ${name} again` })).toBeNull()
    await user.click(button(`Remove ${name} from the list`))
    expect(rows()).toEqual([])
  })

  it('says what the server found in a file, and takes no more than fit [TASK-4]', async () => {
    await play(anAttempt({ maximum: 2 }))
    cached.speaksAgainst = 'virus-found'
    await choose(fileOf('one.txt'), fileOf('two.txt'), fileOf('three.txt'))
    expect(
      screen.getByText(/maximum number of files. Delete one first/, { selector: 'li span' }),
    ).toBeDefined()
    await arrive(last(), idOf(1))
    expect(await screen.findByText(/virus scanner found a threat/, { selector: 'li span' })).toBeDefined()
  })

  it('lets a file be taken away again until it is handed in [TASK-4]', async () => {
    keepFiles(anUpload(idOf(1), 'notes.txt'))
    await play()
    const link = screen.getByRole('link', { name: 'Download notes.txt' })
    expect(link.getAttribute('href')).toBe('http://127.0.0.1:3000/download/x/notes.txt')
    await user.click(button('Delete notes.txt'))
    await waitFor(() => expect(cached.files).toEqual([]))
    expect(screen.getByText('No files yet.')).toBeDefined()
    expect(screen.getByText('1 more file is needed.')).toBeDefined()
  })

  it('shows what was handed in, and lets nothing of it be changed [TASK-4]', async () => {
    keepFiles(anUpload(idOf(1), 'notes.txt'))
    await play(anAttempt({}, true))
    const region = screen.getByRole('region', { name: 'This is what you handed in.' })
    expect(within(region).getByRole('link', { name: 'Download notes.txt' })).toBeDefined()
    expect(screen.queryByRole('button', { name: /Delete|Hand in|Choose/ })).toBeNull()
  })

  it('opens the camera under a finger, for what a camera makes [TASK-4]', async () => {
    const coarse = (query: string) => query === '(pointer: coarse)'
    vi.stubGlobal('matchMedia', (query: string) => ({
      ...{ matches: coarse(query), addEventListener: vi.fn(), removeEventListener: vi.fn() },
    }))
    await play(anAttempt({ accepts: ['picture', 'film', 'document'], maximum: 1 }))
    const inputs = [...document.querySelectorAll<HTMLInputElement>('input[type=file]')]
    expect(
      inputs.map((one) => [one.getAttribute('aria-label'), one.accept, one.getAttribute('capture')]),
    ).toEqual([
      ['Choose files', expect.stringContaining('.jpg,.jpeg,.png,.webp,.mp4'), null],
      ['Take a photo', 'image/*', 'environment'],
      ['Record a video', 'video/*', 'environment'],
    ])
    expect(inputs.map((one) => one.multiple)).toEqual([false, false, false])
  })
})

describe('an upload that is played on two devices', () => {
  beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }))

  const lookAgain = () => act(() => vi.advanceTimersByTimeAsync(10_000))

  it('sees by itself what was laid there elsewhere [TASK-2] [TASK-4]', async () => {
    const { onStale, reload } = await play()
    cached.uploads = [anUpload(idOf(1), 'walk.txt', { arrived: 400, isChecked: false, download: null })]
    await lookAgain()
    expect(rows()).toEqual(['walk.txt40% is uploaded. Choose the same file again to resume.'])
    expect(onStale).not.toHaveBeenCalled()
    keepFiles(anUpload(idOf(1), 'walk.txt'))
    await lookAgain()
    expect(onStale).toHaveBeenCalled()
    reload(anAttempt())
    expect(rows()).toEqual(['walk.txt1 kB'])
  })

  it('sees by itself what was taken away elsewhere, also of what was sent from here [TASK-2] [TASK-4]', async () => {
    const { onStale, reload } = await play()
    await choose(fileOf('notes.txt'))
    await arrive(last(), idOf(1))
    await screen.findByRole('button', { name: 'Delete notes.txt' })
    await lookAgain()
    expect(onStale).not.toHaveBeenCalled()
    keepFiles()
    await lookAgain()
    expect(onStale).toHaveBeenCalled()
    reload(anAttempt())
    expect(rows()).toEqual([])
  })
})
