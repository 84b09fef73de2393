import type { TaskEdit } from '#kinds/define/edit.ts'
import { readMoments } from './read-moments.ts'

/** How both kinds of films are written. @param type as the file names the kind */
export function filmEdit(type: 'film2' | 'video_player'): TaskEdit {
  return {
    name: (t) => t(type === 'film2' ? 'film.edit.name' : 'film.edit.videoName'),
    summary: (t) => t(type === 'film2' ? 'film.edit.summary' : 'film.edit.videoSummary'),
    needs: { key: 'film', folder: 'films' },
    hasHint: false,
    template: async () => (await import('./template.ts')).templateOf(type),
    async parts() {
      const [{ FilmForm }, { FilmPreview }] = await Promise.all([
        import('./FilmForm.tsx'),
        import('./FilmPreview.tsx'),
      ])
      return { Form: FilmForm, Preview: FilmPreview }
    },
    grading: (content) =>
      readMoments(content)
        .flatMap(({ id, question }) =>
          question
            ? [{ id, answers: question.answers.toSorted(), correct: question.correct.toSorted() }]
            : [],
        )
        .toSorted((one, other) => one.id.localeCompare(other.id)),
  }
}
