import { expect, it } from 'vitest'
import type { FilmSpeed } from '#shared/domain/film-speeds.ts'
import { Findings } from '#server/intake/findings.ts'
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
