import { answerWith, asked, type Answer } from '#src/testing/fake-server.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ImportedPackage } from '#shared/contract/packages.ts'
import { LANGUAGE_CODES } from '#shared/domain/languages.ts'
import { speakIn } from '#src/testing/words.ts'
import { ImportDesk } from './ImportDesk.tsx'

const ADVENTURE = '5c0d6a52-0c3e-4c55-9f0c-2f3d8c1a7b10'
const PLACES = [
  {
    adventureId: ADVENTURE,
    name: 'The Lantern Isles',
    missions: [
      { id: 'harbour', name: 'Harbour' },
      { id: 'market', name: 'Market' },
    ],
    competences: [
      { id: 'safety', name: 'Safety' },
      { id: 'care', name: 'Care' },
    ],
    languages: ['pl', 'en'],
  },
]

const aPackage = (more: Partial<ImportedPackage> = {}): ImportedPackage => ({
  id: 'a6f7c0d2-7a43-4d2c-9a0e-3a1d5f6b7c81',
  fileName: 'harbour.zip',
  title: 'Life at the harbour',
  bytes: 5000,
  parts: [
    { title: 'The pier', depth: 0, isPlayed: true },
    { title: 'Ropes', depth: 0, isPlayed: true },
  ],
  missing: [],
  importedAt: '2026-11-23T10:00:00Z',
  task: null,
  ...more,
})

const aTask = {
  ...{ id: 'package-1', adventureId: ADVENTURE, missionId: 'market', missionName: 'Market' },
  ...{ name: 'At the pier', goal: '', points: 30, coins: 0, minutes: 5, opensWindows: false },
  ...{ isLeaderAcceptRequired: false, competences: [], editions: {} },
}

/** A server on which this lies; what is sent is answered in this order, then taken. */
function open(here: ImportedPackage[] = [], refusals: Answer[] = []) {
  const packages = [...here]
  answerWith((url, body) => {
    const method = asked.at(-1)?.method
    if (method === 'GET') return { status: 200, body: { packages, places: PLACES } }
    if (url.includes('/task')) {
      packages[0] = aPackage({ task: { ...aTask, ...(JSON.parse(String(body)) as object) } })
      return { status: 200, body: packages[0] }
    }
    if (method === 'DELETE') {
      packages.pop()
      return { status: 204 }
    }
    const refusal = refusals.shift()
    if (refusal) return refusal
    packages.unshift(aPackage())
    return { status: 200, body: packages[0] }
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <ImportDesk hrefOf={({ id }) => `#/task/${id}`} />
    </QueryClientProvider>,
  )
  return userEvent.setup()
}

const zip = (name: string) => new File(['PK'], name, { type: 'application/zip' })
const choose = (files: File[]) => userEvent.upload(screen.getByLabelText('Choose packages'), files)
const refused = (code: string, detail = '', status = 422): Answer => ({
  status,
  body: { code, message: code, requestId: '1', fields: [{ path: 'file', message: detail }] },
})
const button = (name: string | RegExp) => screen.getByRole('button', { name })

beforeEach(() => speakIn('en'))
afterEach(cleanup)

describe('the desk of packages', () => {
  it('lets a leader rate it, names its competences, and has another package for a language [AUTHOR-1]', async () => {
    const other = aPackage({ id: 'b6f7c0d2-7a43-4d2c-9a0e-3a1d5f6b7c82', title: 'Życie w porcie' })
    const user = open([aPackage({ task: aTask }), other])
    await user.click((await screen.findAllByRole('button', { name: 'Change' }))[0] ?? document.body)
    const [form] = screen.getAllByLabelText('Name of the task').map((field) => field.closest('form'))
    if (!form) throw new Error('there is no form')
    const inForm = within(form)
    await user.click(inForm.getByLabelText('A leader rates it'))
    await user.click(inForm.getByLabelText('Care'))
    await user.selectOptions(inForm.getByLabelText('Polski'), 'Życie w porcie')
    await user.click(inForm.getByRole('button', { name: 'Save' }))
    await waitFor(() => {
      const { body } = asked.findLast(({ url }) => url.includes('/task')) ?? {}
      expect(JSON.parse(String(body))).toMatchObject({
        ...{ isLeaderAcceptRequired: true, competences: ['care'] },
        editions: { pl: 'b6f7c0d2-7a43-4d2c-9a0e-3a1d5f6b7c82' },
      })
    })
  })

  it('takes a package by choosing, puts it into a mission, and leads to the task [TASK-10]', async () => {
    const user = open()
    await screen.findByText('No packages yet.')
    await choose([zip('harbour.zip')])
    expect(await screen.findByRole('heading', { name: 'Life at the harbour' })).toBeTruthy()
    expect(asked.some(({ url }) => url.includes('/v2/packages') && url.includes('harbour.zip'))).toBe(true)
    await user.selectOptions(screen.getByLabelText('Mission'), 'The Lantern Isles · Market')
    const name = screen.getByLabelText('Name of the task')
    await user.clear(name)
    await user.type(name, 'At the pier')
    await user.click(button('Add the task'))
    const link = await screen.findByRole('link', { name: 'Open the task' })
    expect(link.getAttribute('href')).toBe('#/task/package-1')
    expect(screen.getByText('Market')).toBeTruthy()
    const sent = asked.find(({ url }) => url.endsWith('/task'))
    expect(JSON.parse(String(sent?.body))).toEqual({
      ...{ adventureId: ADVENTURE, missionId: 'market', name: 'At the pier', goal: '' },
      ...{ points: 20, coins: 0, minutes: 10 },
      opensWindows: false,
      ...{ isLeaderAcceptRequired: false, competences: [], editions: {} },
    })
  })

  it('brings what came last into view, and says so, also below what was refused [TASK-10]', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
    open([aPackage({ id: '0b8f4a52-7d55-4c8a-9a3f-000000000001', title: 'Old' })], [refused('bomb')])
    await choose([zip('bad.zip')])
    await screen.findByRole('alert')
    await choose([zip('harbour.zip')])
    const heading = await screen.findByRole('heading', { name: 'Life at the harbour' })
    expect(scroll.mock.contexts.at(-1)).toBe(heading.closest('li'))
    expect(scroll).toHaveBeenCalledTimes(2)
    expect(screen.getByText(/^“Life at the harbour” has been uploaded\.$/)).toBeTruthy()
    scroll.mockRestore()
  })

  it('takes what is dropped anywhere on the page, one after the other [TASK-10]', async () => {
    open([], [refused('scorm-2004', '2004 4th Edition')])
    const dataTransfer = { types: ['Files'], files: [zip('new.zip'), zip('harbour.zip')] }
    fireEvent.drop(document.body, { dataTransfer })
    expect(await screen.findByText('It is SCORM 2004.')).toBeTruthy()
    expect(await screen.findByRole('heading', { name: 'Life at the harbour' })).toBeTruthy()
  })

  it.each([
    ['not-a-zip', 'The file is not a zip archive, or it is incomplete.'],
    ['tenant-full', 'There is no space left for packages.'],
    ['virus-found', 'The virus scanner found something in it.'],
  ])('says what is wrong with one, and what to do about it: %s [TASK-10]', async (code, words) => {
    const user = open([], [refused(code)])
    await choose([zip('bad.zip')])
    const alert = await screen.findByRole('alert')
    expect(within(alert).getByText(words)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    await user.click(button('Close'))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('names what exactly is meant [TASK-10]', async () => {
    open([], [refused('start-missing', 'course/start.html')])
    await choose([zip('bad.zip')])
    expect(await screen.findByText('course/start.html')).toBeTruthy()
  })

  it('sends again what a lost connection, or a busy server, held back [TASK-10]', async () => {
    const user = open([], ['no-answer', refused('too-many-requests', '', 429)])
    await choose([zip('harbour.zip')])
    await screen.findByText('The connection was lost.')
    await user.click(button('Try again'))
    await screen.findByText('The server is too busy at the moment.')
    await user.click(button('Try again'))
    expect(await screen.findByRole('heading', { name: 'Life at the harbour' })).toBeTruthy()
  })

  it('refuses above 300 MB before a byte is sent [TASK-10]', async () => {
    open()
    const large = zip('large.zip')
    Object.defineProperty(large, 'size', { value: 300 * 1024 * 1024 + 1 })
    const before = asked.length
    await choose([large])
    await screen.findByText('The file is larger than 300 MB.')
    expect(asked.slice(before).every(({ url }) => !url.includes('large.zip'))).toBe(true)
  })

  it('sends no task without a name, or with a number that is none [TASK-10]', async () => {
    const user = open([aPackage()])
    const name = await screen.findByLabelText('Name of the task')
    await user.clear(name)
    await user.clear(screen.getByLabelText('Minutes'))
    await user.click(button('Add the task'))
    await screen.findByText('The task needs a name.')
    await screen.findByText('A whole number from 1 to 600.')
    expect(asked.some(({ url }) => url.endsWith('/task'))).toBe(false)
  })

  it('tells of files that are missing in it, and of a mission that is gone [TASK-10]', async () => {
    open([aPackage({ missing: ['art/gone.png'], task: { ...aTask, missionName: null } })])
    await screen.findByText('art/gone.png')
    await screen.findByText(/The mission it was in no longer exists/)
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('asks before one is deleted [TASK-10]', async () => {
    const user = open([aPackage({ task: aTask })])
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete “At the pier”?' }))
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'At the pier' })).toBeNull())
  })

  it('is no desk for whoever may not bring any [TASK-10]', async () => {
    answerWith(() => ({ status: 404, body: { code: 'not-found', message: '', requestId: '1' } }))
    render(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <ImportDesk hrefOf={() => null} />
      </QueryClientProvider>,
    )
    await screen.findByText('Only designers and administrators can upload packages.')
    expect(screen.queryByLabelText('Choose packages')).toBeNull()
  })

  it.each(LANGUAGE_CODES)('says everything in %s [LANG-1] [TASK-10]', async (language) => {
    await speakIn(language)
    open([aPackage({ missing: ['a.png'] })], [refused('bomb')])
    await userEvent.upload(
      await waitFor(() => document.querySelector('input[type=file]') as HTMLInputElement),
      [zip('bad.zip')],
    )
    await screen.findByRole('alert')
    expect(document.body.textContent).not.toMatch(/packages\.\w/)
  })
})
