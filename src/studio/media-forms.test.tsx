import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { template as book } from '#kinds/ebook/edit/template.ts'
import { templateOf } from '#kinds/film/edit/template.ts'
import { template as course } from '#kinds/scorm/edit/template.ts'
import { LANGUAGE_CODES } from '#shared/domain/languages.ts'
import { say } from '#shared/domain/findings/words.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { drafts } from '#src/testing/fake-scenes.ts'
import { field, press } from '#src/testing/on-the-page.ts'
import { showRoute } from '#src/testing/show-route.tsx'
import { serveWrittenTasks } from '#src/testing/written-tasks.ts'
import { speakIn } from '#src/testing/words.ts'
import { ContentRoute } from './ContentRoute.tsx'

const TEMPLATES = { film: templateOf('film2'), book, course }
const KINDS = ['film', 'book', 'course'] as const
type Kind = (typeof KINDS)[number]

const show = (path: string) =>
  showRoute('/app/content', <ContentRoute />, `/app/content/harbour-tour/${path}`)
const open = (kind: Kind) => show(`tasks/harbour/${kind}`)
const textOf = (path: string) => drafts.texts.get(path) ?? ''
const contentOf = (task: string) =>
  (JSON.parse(textOf(`harbour/tasks/${task}.json`)) as { content: Record<string, unknown> }).content

const CAPTIONS =
  'WEBVTT\n\n00:00:01.000 --> 00:00:03.000\nWelcome\n\n00:00:04.000 --> 00:00:06.000\nGoodbye\n'

describe('a task about a file', () => {
  beforeEach(() =>
    serveWrittenTasks(TEMPLATES, {
      'harbour/films/film.webm': 'film',
      'harbour/films/film.en.vtt': CAPTIONS,
      'films/other.mp4': 'other',
      'harbour/books/book.epub': 'book',
      'harbour/packages/course.zip': 'course',
    }),
  )
  afterEach(() => {
    cleanup()
    queryClient.clear()
  })

  it('is a film, whose captions stand on its timeline and are saved beside it [AUTHOR-1]', async () => {
    open('film')
    const timeline = within(await screen.findByRole('list', { name: 'Captions in the film' }))
    expect(timeline.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '0:01 Welcome',
      '0:04 Goodbye',
    ])
    await userEvent.click(timeline.getByRole('button', { name: '0:04 Goodbye' }))
    fireEvent.change(await field('Words of caption 2'), { target: { value: 'See you' } })
    fireEvent.change(await field('Ends'), { target: { value: '5.5' } })
    fireEvent.blur(await field('Ends'))
    await waitFor(() =>
      expect(textOf('harbour/films/film.en.vtt')).toContain('00:00:04.000 --> 00:00:05.500\nSee you\n'),
    )
    fireEvent.change(await field('Begins'), { target: { value: '9' } })
    fireEvent.blur(await field('Begins'))
    await screen.findByText('It must begin before it ends.')
    await screen.findByText('1 caption is not complete, and is left out until it is.')
    await press('Remove caption 2')
    await waitFor(() => expect(textOf('harbour/films/film.en.vtt')).not.toContain('See you'))
    await userEvent.selectOptions(await field('File of this adventure'), 'other.mp4')
    await waitFor(() => expect(contentOf('film')['film']).toBe('other.mp4'))
    await userEvent.click(screen.getByLabelText('0.5×'))
    await waitFor(() => expect(contentOf('film')['speeds']).toEqual([0.75, 1, 1.25, 1.5, 2]))
  })

  it('leads from a transcript that is missing to its field, in the words of the form [AUTHOR-1] [A11Y-1]', async () => {
    drafts.findings = [
      {
        ...{ severity: 'error', file: 'harbour/text/pl.json' },
        ...{ problem: 'tasks.film has no transcript', hint: 'Write "transcript" there.' },
        words: {
          problem: { code: 'transcript-missing', values: { id: 'film' } },
          hint: { code: 'transcript-missing-hint' },
        },
      },
    ]
    open('film')
    await screen.findByText('“Transcript” is missing (Polski)')
    expect(screen.queryByText(/tasks\.film/)).toBeNull()
    await press('Write it')
    const transcript = await field('Transcript (Polski)')
    await waitFor(() => expect(document.activeElement).toBe(transcript))
  })

  it('stops at questions and has chapters, which are put on its timeline, moved and written there [AUTHOR-1]', async () => {
    open('film')
    await press('Add a question at 0:00')
    const strip = await screen.findByRole('slider', { name: 'Question: (no words yet)' })
    fireEvent.change(await field('Question'), { target: { value: 'Is it deep?' } })
    await waitFor(() => expect(textOf('harbour/text/en.json')).toContain('"question": "Is it deep?"'))
    strip.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Shift>}{ArrowLeft}{/Shift}')
    expect(strip.getAttribute('aria-valuetext')).toBe('0:01.9')
    await press('Add a chapter at 0:01.9')
    fireEvent.change(await field('Name of the chapter'), { target: { value: 'The pier' } })
    fireEvent.change(await field('Time in the film'), { target: { value: '0:01' } })
    fireEvent.blur(await field('Time in the film'))
    await waitFor(() =>
      expect(contentOf('film')['moments']).toEqual([
        { id: 'moment-2', at: 1 },
        {
          ...{ id: 'moment-1', at: 1.9 },
          question: { answers: ['answer-1', 'answer-2'], correct: ['answer-1'] },
        },
      ]),
    )
    const list = within(screen.getByRole('list', { name: 'All questions and chapters' }))
    expect(
      list.getAllByRole('button', { name: /^(Question|Chapter)/ }).map((one) => one.textContent),
    ).toEqual(['Chapter: The pier0:01', 'Question: Is it deep?0:01.9'])
    await press('Remove Chapter: The pier')
    await waitFor(() => expect(textOf('harbour/text/en.json')).not.toContain('The pier'))
    expect(contentOf('film')['moments']).toHaveLength(1)
  })

  it('gets captions in another language, from a file or from none [AUTHOR-1] [LANG-1]', async () => {
    open('film')
    await userEvent.click(await screen.findByLabelText('Polski'))
    await screen.findByText(/^There is no caption yet/)
    const srt = new File(['1\n00:00:01,000 --> 00:00:02,000\nWitaj\n'], 'a.srt')
    await userEvent.upload(await screen.findByLabelText('Take captions from a file'), srt)
    await waitFor(() => expect(textOf('harbour/films/film.pl.vtt')).toContain('Witaj'))
    expect(textOf('harbour/films/film.en.vtt')).toBe(CAPTIONS)
  })

  it('is a book, with one of its own in a language [AUTHOR-1]', async () => {
    open('book')
    const editions = within(await screen.findByRole('list', { name: 'In each language' }))
    expect(editions.getAllByText('the one for every language')).toHaveLength(2)
    const [input] = editions.getAllByLabelText('Upload one in Polski')
    if (!input) throw new Error('nothing is uploaded')
    await userEvent.upload(
      screen.getByLabelText('Upload one in Polski', { selector: 'input' }),
      new File(['pl'], 'x.epub'),
    )
    await waitFor(() => expect(drafts.texts.has('harbour/books/book.pl.epub')).toBe(true))
    expect(contentOf('book')['book']).toBe('book')
    await press('Undo')
    await waitFor(() => expect(drafts.texts.has('harbour/books/book.pl.epub')).toBe(false))
    fireEvent.change(await field('Fewest seconds until it is done'), { target: { value: '60' } })
    await waitFor(() => expect(contentOf('book')['minimumSeconds']).toBe(60))
  })

  it('is a course, whose parts have names, and is refused another file [AUTHOR-1]', async () => {
    open('course')
    await press('Name a part')
    fireEvent.change(await field('Name of the part'), { target: { value: 'The pier' } })
    await waitFor(() => expect(contentOf('course')['parts']).toEqual(['part-1']))
    await waitFor(() => expect(textOf('harbour/text/en.json')).toContain('"title": "The pier"'))
    const upload = screen.getByLabelText('Upload a file', { selector: 'input' })
    fireEvent.change(upload, { target: { files: [new File(['x'], 'course.rar')] } })
    await screen.findByText('Choose a file that ends in .zip.')
  })

  it('is added with its file [AUTHOR-1]', async () => {
    const router = show('tasks')
    await press('Add a task to Harbour')
    await userEvent.selectOptions(await field('Kind'), 'Book')
    await screen.findByText('Choose its file first.')
    await userEvent.upload(
      await screen.findByLabelText(/^Choose the file that it is about/),
      new File(['b'], 'Harbour Łódź.pdf'),
    )
    await press('Add a task')
    await waitFor(() => expect(router.state.location.pathname).toMatch(/tasks\/harbour\/a-book-to-read$/))
    await waitFor(() => expect(contentOf('a-book-to-read')['book']).toBe('harbour-lodz'))
    expect(drafts.texts.has('harbour/books/harbour-lodz.pdf')).toBe(true)
    await press('Undo')
    await waitFor(() => expect(drafts.texts.has('harbour/tasks/a-book-to-read.json')).toBe(false))
    expect(drafts.texts.has('harbour/books/harbour-lodz.pdf')).toBe(false)
  })

  it('gets a signpost where the picture of its mission has no place for it [AUTHOR-1] [WORLD-6]', async () => {
    drafts.findings = [
      {
        ...{ severity: 'error', file: 'harbour/scene.svg', problem: 'there is no place', hint: 'Draw it.' },
        words: { problem: say('not-drawn', { id: 'book' }), hint: say('not-drawn-hint', { id: 'book' }) },
      },
    ]
    open('book')
    await screen.findByText(/^Players on the map cannot find this task yet/)
    expect(
      screen.getByRole('link', { name: 'Choose a place in the scene editor' }).getAttribute('href'),
    ).toBe('#/app/content/harbour-tour/scenes/harbour')
    await press('Put up a signpost for it')
    await waitFor(() =>
      expect(textOf('harbour/element book.svg')).toMatch(/^<svg [^>]*viewBox="0 0 1920 1080"/),
    )
    await waitFor(() => expect(screen.queryByText(/^Players on the map cannot find/)).toBeNull())
    expect(drafts.texts.has('harbour/element book done.svg')).toBe(true)
  })

  it.each(LANGUAGE_CODES)('says everything in %s [LANG-1] [AUTHOR-1]', async (language) => {
    await speakIn(language)
    for (const kind of KINDS) {
      open(kind)
      await waitFor(() => expect(document.querySelector('fieldset select')).not.toBeNull())
      expect(document.body.textContent).not.toMatch(/(authoring|film\.edit|ebook|scorm)\.\w/)
      cleanup()
    }
  })
})
