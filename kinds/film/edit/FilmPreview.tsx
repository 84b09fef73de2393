import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { EditPreviewProps } from '#kinds/define/edit.ts'
import { areSameAnswers } from '#shared/domain/chosen-answers.ts'
import { isJsonObject } from '#shared/content/json.ts'
import { FILM_SPEEDS } from '#shared/domain/film-speeds.ts'
import type { PlayableOf } from '#shared/scene/tasks/task.ts'
import { draftTask } from '#src/features/authoring/draft-task.ts'
import { FILMS, mediaNamed } from '#src/features/authoring/media-paths.ts'
import { useAuthoring } from '#src/features/authoring/use-authoring.ts'
import { useWriting } from '#src/features/authoring/use-writing.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { FilmBesideForm } from '../client/FilmBesideForm.tsx'
import type { FilmKind, Moment } from '../shared/film-schemas.ts'
import { inOrderOf, questionsOf, showMoments } from '../shared/show-moments.ts'
import { readMoments } from './read-moments.ts'

/** s of the film that are seen before the moment that is open. */
const LEAD = 2

/** The film in the player's own view, a little before the moment that is open. What is answered here is judged by what the form says, and by nobody else. */
export function FilmPreview(props: EditPreviewProps) {
  const { t } = useTranslation()
  const { content, part } = props
  const { mission } = useWriting()
  const { files, addressOf } = useAuthoring()
  const [measured, setMeasured] = useState<{ film: string; seconds: number } | null>(null)
  const name = isJsonObject(content) && typeof content['film'] === 'string' ? content['film'] : ''
  const path = mediaNamed(FILMS, { mission, name, paths: files.keys() })[0]?.path ?? null
  if (path === null) return <EmptyState sentence={t('film.edit.noFilm')} />
  if (path.endsWith('.m3u8')) return <EmptyState sentence={t('film.edit.playlist')} />
  const film = addressOf(path)
  if (measured?.film !== film) {
    return (
      <video
        src={film}
        preload="metadata"
        hidden
        onLoadedMetadata={({ currentTarget: { duration } }) =>
          setMeasured({ film, seconds: Number.isFinite(duration) ? duration : 1 })
        }
      />
    )
  }
  const moments = inOrderOf(readMoments(content), measured.seconds)
  const asked = questionsOf(moments).map(({ id, question }) => ({ id, question }))
  // another question is another attempt, and another moment another place to begin at
  const key = JSON.stringify([part, asked])
  return <Played key={key} {...props} {...{ film, path, moments }} seconds={measured.seconds} />
}

interface PlayedProps extends EditPreviewProps {
  film: string
  path: string
  moments: readonly Moment[]
  seconds: number
}

function Played({ content, words, addressOf, part, onOutcome, ...shown }: PlayedProps) {
  const { film, path, moments, seconds } = shown
  const { mission, task } = useWriting()
  const { files, languages, player, addressOf: addressOfFile } = useAuthoring()
  const [id] = useState(player.newId)
  const file = isJsonObject(content) ? content : {}
  const type: FilmKind = file['type'] === 'film2' ? 'film2' : 'video_player'
  const captions = languages.flatMap((language) => {
    const beside = `${path.slice(0, path.lastIndexOf('.'))}.${language}.vtt`
    return files.has(beside) ? [{ language, url: addressOfFile(beside) }] : []
  })
  const speeds = Array.isArray(file['speeds']) ? file['speeds'] : null
  const playable: PlayableOf<FilmKind> = {
    ...{ type, film, seconds, captions, isPlaylist: false },
    poster: addressOf(typeof file['poster'] === 'string' ? file['poster'] : '') ?? '',
    moments: showMoments(moments, words.moments),
    ...(speeds && { speeds: FILM_SPEEDS.filter((speed) => speeds.includes(speed)) }),
  }
  return (
    <FilmBesideForm
      id={id}
      task={draftTask(mission, task, playable, words)}
      playable={playable}
      at={Math.max(0, (moments.find((moment) => moment.id === part)?.at ?? 0) - LEAD)}
      judge={(moment, answers) => {
        const correct = moments.find((one) => one.id === moment)?.question?.correct ?? []
        const explanation = words.moments?.[moment]?.explanation ?? ''
        return { moment, answers, correct, explanation, isCorrect: areSameAnswers(answers, correct) }
      }}
      onEnd={(answered) => {
        const asked = questionsOf(moments).length
        const right = answered.filter(({ isCorrect }) => isCorrect).length
        onOutcome({ share: asked === 0 ? 1 : right / asked, isPassed: true })
      }}
    />
  )
}
