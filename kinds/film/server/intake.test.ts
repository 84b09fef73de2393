import { expect, it } from 'vitest'
import type { FilmSpeed } from '#shared/domain/film-speeds.ts'
import { Findings } from '#server/intake/findings.ts'
import type { TaskFiles } from '#server/intake/tasks/task-intake.ts'
import { filmIntake } from './film-intake.ts'

function problems(speeds?: FilmSpeed[]): string[] {
  const findings = new Findings()
  const content = {
    type: 'video_player',
    film: 'a.webm',
    poster: 'a.webp',
    ...(speeds && { speeds }),
  } as const
  filmIntake.check(content, 'tasks/a.json', findings)
  return findings.list.map(({ problem }) => problem)
}

it('refuses speeds without the one at which a film was made', () => {
  expect([problems(), problems([1]), problems([0.5, 1])]).toEqual([[], [], []])
  expect(problems([2])).toEqual(['content.speeds lacks 1'])
})

it('asks for the words of each moment, and lays those behind its end at its end [AUTHOR-1]', async () => {
  const question = { answers: ['yes', 'no'], correct: ['no'] }
  const written = {
    ...{ type: 'film2' as const, film: 'a.webm', poster: 'a.webp' },
    moments: [
      { id: 'late', at: 500, question },
      { id: 'intro', at: 2 },
    ],
  }
  expect(filmIntake.words({ ...written, moments: [] })).toBeNull()
  expect(filmIntake.words(written)?.parts).toEqual([
    { id: 'late', fields: ['question', 'explanation'], answers: ['yes', 'no'] },
    { id: 'intro', fields: ['title'] },
  ])
  const files = {
    picture: (name: string) => Promise.resolve(name),
    film: (film: string) => Promise.resolve({ film, isPlaylist: false, seconds: 20, captions: [] }),
  } as unknown as TaskFiles
  const { moments } = await filmIntake.publish(written, files)
  expect(moments?.map(({ id, at }) => [id, at])).toEqual([
    ['intro', 2],
    ['late', 20],
  ])
  const findings = new Findings()
  const unknown = [{ id: 'a', at: 0, question: { answers: ['yes', 'no'], correct: ['maybe'] } }]
  filmIntake.check({ moments: unknown }, 'tasks/a.json', findings)
  expect(findings.list.map(({ problem }) => problem).join()).toContain('maybe')
})
