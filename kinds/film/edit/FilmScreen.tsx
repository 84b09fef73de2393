import { useTranslation } from 'react-i18next'
import { Notice } from '#src/ui/Notice.tsx'
import own from './Captions.module.css'
import type { Screen } from './use-screen.ts'

interface FilmScreenProps {
  /** Where the film is looked at; null where a browser cannot play it by itself. */
  film: string | null
  screen: Screen
}

/** The film itself, with the browser's own controls. */
export function FilmScreen({ film, screen }: FilmScreenProps) {
  const { t } = useTranslation()
  const { video, saw, measured } = screen
  if (film === null) return <Notice tone="info">{t('film.edit.playlist')}</Notice>
  return (
    <video
      ref={video}
      className={own.film}
      src={film}
      controls
      preload="metadata"
      onTimeUpdate={({ currentTarget }) => saw(currentTarget)}
      onLoadedMetadata={({ currentTarget }) => measured(currentTarget)}
    />
  )
}
