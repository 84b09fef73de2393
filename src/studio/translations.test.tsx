import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '#src/lib/query-client.ts'
import { dropLocal, localKeys } from '#src/lib/storage.ts'
import { drafts, serveScenes } from '#src/testing/fake-scenes.ts'
import { press } from '#src/testing/on-the-page.ts'
import { showRoute } from '#src/testing/show-route.tsx'
import { speakIn } from '#src/testing/words.ts'
import { ContentRoute } from './ContentRoute.tsx'

const offered = vi.hoisted(() => ({ name: '', text: '' }))
vi.mock('#src/lib/offer-file.ts', () => ({
  offerFile: (name: string, text: string) => Object.assign(offered, { name, text }),
}))

const json = (value: unknown) => `${JSON.stringify(value)}\n`
const show = () => showRoute('/app/content', <ContentRoute />, '/app/content/harbour-tour/translations')
const open = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const field = (name: string) => screen.findByLabelText<HTMLTextAreaElement>(name)
const textOf = (path: string): unknown => JSON.parse(drafts.texts.get(path) ?? 'null')
const names = async () => {
  await screen.findByRole('table')
  return screen.getAllByRole('rowheader').map((header) => within(header).getByRole('button').textContent)
}
const choose = (label: string, option: string) =>
  userEvent.selectOptions(screen.getByLabelText(label), option)

/** A file of a translator, as it is chosen in the dialog. */
async function bring(name: string, text: string): Promise<void> {
  await press('Import')
  await userEvent.upload(
    screen.getByLabelText('Choose a file', { selector: 'input' }),
    new File([text], name),
  )
}

describe('the texts of an adventure', () => {
  beforeEach(async () => {
    await speakIn('en')
    for (const key of localKeys('')) dropLocal(key)
    serveScenes()
    drafts.texts = new Map([
      ['adventure.json', json({ rootMission: 'harbour', languages: ['en', 'pl', 'de'] })],
      ['harbour/mission.json', json({ tasks: ['lamp'] })],
      ['harbour/tasks/lamp.json', json({})],
      ['harbour/text/de.json', json({ name: 'Hafen' })],
      ['harbour/text/en.json', json({ name: 'Harbour', tasks: { lamp: { name: 'Lamp', goal: 'Look' } } })],
      [
        'harbour/text/pl.json',
        json({ name: 'Port', tasks: { lamp: { name: 'Lampa', goal: 'x'.repeat(501) } } }),
      ],
      ['harbour/text/sources/pl.json', json({ from: 'en', texts: { name: 'Old harbour' } })],
      ['text/en.json', json({ name: 'Tour' })],
    ])
  })
  afterEach(() => {
    cleanup()
    queryClient.clear()
  })

  it('lead a designer to the adventure itself where it is no draft yet, and tell a player whom to ask [AUTHOR-2]', async () => {
    const gone = { status: 404, body: { code: 'not-found', message: '' } }
    drafts.refusals.set('GET /v2/translations/harbour-tour', [gone, gone])
    const router = show()
    await waitFor(() => expect(router.state.location.pathname).toMatch(/harbour-tour(\/files)?$/))
    cleanup()
    queryClient.clear()
    drafts.role = 'player'
    show()
    await screen.findByText(/^There is nothing here/)
  })

  it('are listed with what is to be done about each [AUTHOR-2]', async () => {
    show()
    expect(await names()).toEqual([
      'Name The adventure itself',
      'Name Harbour',
      'Name Harbour › Lamp',
      'Goal Harbour › Lamp',
    ])
    screen.getByText('4 of 4 texts. Missing: 1, outdated: 1, too long: 1.')
    await choose('Show', 'Outdated')
    expect(await names()).toEqual(['Name Harbour'])
    await choose('Show', 'All texts')
    await choose('Mission or task', '– Lamp')
    expect(await names()).toEqual(['Name Harbour › Lamp', 'Goal Harbour › Lamp'])
    await userEvent.type(screen.getByLabelText('Search in the texts'), 'lampa')
    expect(await names()).toEqual(['Name Harbour › Lamp'])
  })

  it('are translated in place, saved by themselves with what they were made from, and taken back [AUTHOR-2] [WORLD-6]', async () => {
    show()
    await open('Name Harbour › Lamp')
    const pl = await field('Polski: Name')
    await userEvent.type(pl, ' stara')
    await screen.findByText('Saved')
    expect(textOf('harbour/text/pl.json')).toMatchObject({ tasks: { lamp: { name: 'Lampa stara' } } })
    expect(textOf('harbour/text/sources/pl.json')).toEqual({
      ...{ from: 'en', texts: { name: 'Old harbour', tasks: { lamp: { name: 'Lamp' } } } },
    })
    await userEvent.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(pl.value).toBe('Lampa'))
    await waitFor(() =>
      expect(textOf('harbour/text/sources/pl.json')).toEqual({ from: 'en', texts: { name: 'Old harbour' } }),
    )
  })

  it('stay listed while they are written, and say what they were translated from [AUTHOR-2]', async () => {
    show()
    await screen.findByRole('table')
    await choose('Show', 'Outdated')
    await open('Name Harbour')
    screen.getByText('Old harbour')
    await userEvent.click(screen.getByRole('button', { name: /^Still right/ }))
    await screen.findByText('1 of 4 texts. Missing: 1, outdated: 0, too long: 1.')
    expect(await names()).toEqual(['Name Harbour'])
    await screen.findByText('Saved')
    expect(textOf('harbour/text/sources/pl.json')).toEqual({ from: 'en', texts: { name: 'Harbour' } })
  })

  it('are reached and left by the keyboard [AUTHOR-2]', async () => {
    show()
    const first = await screen.findByRole('button', { name: 'Name The adventure itself' })
    first.focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(document.activeElement?.textContent).toBe('Name Harbour › Lamp')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Polski: Name')))
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Polski: Goal')))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Goal Harbour › Lamp'))
    expect(screen.queryByLabelText('Polski: Goal')).toBeNull()
  })

  it('show a language more, and what a change of the original makes of its translations [AUTHOR-2]', async () => {
    show()
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Deutsch' }))
    await open('Name Harbour')
    expect((await field('Deutsch: Name')).value).toBe('Hafen')
    await userEvent.type(await field('English: Name'), ' of old')
    await screen.findByText('4 of 4 texts. Missing: 4, outdated: 2, too long: 1.')
    await screen.findByText('Saved')
    expect(textOf('harbour/text/sources/de.json')).toEqual({ from: 'en', texts: { name: 'Harbour' } })
  })

  it('ask who is right where a colleague wrote the same one [AUTHOR-2] [WORLD-6]', async () => {
    show()
    await open('Name Harbour › Lamp')
    drafts.texts.set('harbour/text/pl.json', json({ name: 'Port', tasks: { lamp: { name: 'Latarnia' } } }))
    await userEvent.type(await field('Polski: Name'), '!')
    const card = within(await screen.findByRole('alert'))
    card.getByText('Latarnia')
    await userEvent.click(card.getByRole('button', { name: /mine/i }))
    await waitFor(() =>
      expect(textOf('harbour/text/pl.json')).toMatchObject({ tasks: { lamp: { name: 'Lampa!' } } }),
    )
  })

  it('are replaced after each change was seen [AUTHOR-2]', async () => {
    show()
    await screen.findByRole('table')
    await press('Replace')
    const dialog = within(screen.getByRole('dialog'))
    await userEvent.type(dialog.getByLabelText('Search for'), 'p')
    await userEvent.type(dialog.getByLabelText('Replace with'), 'b')
    dialog.getByText('Texts found: 1')
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Distinguish capitals and small letters' }))
    dialog.getByText('Texts found: 2')
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Harbour – Name' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Replace (1)' }))
    await screen.findByText('Saved')
    expect(textOf('harbour/text/pl.json')).toMatchObject({
      ...{ name: 'Port', tasks: { lamp: { name: 'Lamba' } } },
    })
  })

  it.each([
    ['XLIFF 1.2', /\.xlf$/],
    ['CSV', /\.csv$/],
  ])(
    'go out as %s, and what comes back is looked at before it is taken [AUTHOR-2]',
    async (format, ending) => {
      show()
      await screen.findByRole('table')
      await press('Export')
      await userEvent.click(screen.getByRole('radio', { name: format }))
      await press('Save the file')
      expect(offered.name).toMatch(ending)
      const translated = offered.text
        .replace('Lampa', 'Latarnia')
        .replace('>Harbour<', '>Harbor<')
        .replace(',Harbour,Port', ',Harbor,Porto')
        .replace('>Port<', '>Porto<')
        .replaceAll(/harbour#\/tasks\/lamp\/goal/g, 'harbour#/tasks/gone/goal')
      await bring(offered.name, translated)
      const dialog = within(screen.getByRole('dialog'))
      const list = (name: RegExp) => within(dialog.getByRole('group', { name }))
      await dialog.findByRole('group', { name: 'New translations (1)' })
      list(/^Translated from an earlier original \(1\)/).getByText('Porto')
      list(/^Not in this adventure.*\(1\)/).getByText('harbour#/tasks/gone/goal')
      list(/^Still missing \(1\)/).getByText('The adventure itself – Name')
      await userEvent.click(dialog.getByRole('button', { name: 'Take over (1)' }))
      await screen.findByText('Saved')
      expect(textOf('harbour/text/pl.json')).toMatchObject({
        ...{ name: 'Port', tasks: { lamp: { name: 'Latarnia' } } },
      })
    },
  )

  it('come from no file that could do harm, and the line is named [AUTHOR-2]', async () => {
    show()
    await screen.findByRole('table')
    await bring('bomb.xlf', '<?xml version="1.0"?>\n<!DOCTYPE x [<!ENTITY a "b">]><xliff>&a;</xliff>')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('declares a document type')
    expect(alert.textContent).toContain('line 2')
  })

  it('are written in the own languages alone by who only translates [AUTHOR-2]', async () => {
    Object.assign(drafts, { role: 'player', translates: ['pl'] })
    show()
    await open('Name Harbour')
    await field('Polski: Name')
    expect(screen.queryByLabelText('English: Name')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Translators' })).toBeNull()
    screen.getByRole('button', { name: 'Back to the map' })
  })

  it('are found by who only translates, and by nobody else without a language [AUTHOR-2]', async () => {
    Object.assign(drafts, { role: 'player', translates: ['pl', 'de'] })
    showRoute('/app/content', <ContentRoute />, '/app/content')
    const link = await screen.findByRole('link', { name: /Harbour tour/ })
    expect(link.textContent).toBe('Harbour tourPolski, Deutsch')
    expect(link.getAttribute('href')).toBe('#/app/content/harbour-tour/translations')
    cleanup()
    queryClient.clear()
    drafts.translates = null
    showRoute('/app/content', <ContentRoute />, '/app/content')
    await screen.findByText(/^There is nothing here that you can translate/)
  })

  it('are given to somebody by an admin, and taken back [AUTHOR-2]', async () => {
    drafts.role = 'admin'
    show()
    await press('Translators')
    await userEvent.type(await screen.findByLabelText('Find somebody'), 'bo')
    const found = within(await screen.findByRole('group', { name: /^Bo Berg/ }))
    await userEvent.click(found.getByRole('checkbox', { name: 'Deutsch' }))
    await userEvent.click(found.getByRole('button', { name: /^Save.*Bo Berg$/ }))
    const list = within(await screen.findByRole('list', { name: 'Translators' }))
    expect(drafts.translators.map(({ languages }) => languages)).toEqual([['de']])
    await userEvent.click(list.getByRole('checkbox', { name: 'Deutsch' }))
    await userEvent.click(list.getByRole('button', { name: /^Save.*Bo Berg$/ }))
    await waitFor(() => expect(drafts.translators).toEqual([]))
  })

  it('are thousands, of which those in sight are drawn [AUTHOR-2]', async () => {
    const many = <Value,>(count: number, value: (at: number) => Value) =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [`x${at}`, value(at)]))
    const tasks = many(50, () => ({ cards: many(100, (at) => ({ title: `Card ${at}` })) }))
    drafts.texts.set('harbour/text/en.json', json({ name: 'Harbour', tasks }))
    show()
    const table = await screen.findByRole('table')
    expect(table.getAttribute('aria-rowcount')).toBe('5005')
    expect(within(table).getAllByRole('row').length).toBeLessThan(60)
  })
})
