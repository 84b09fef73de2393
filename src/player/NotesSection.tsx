import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { MyNotes } from '#src/features/notes/MyNotes.tsx'
import { profileQuery } from '#src/features/profile/queries.ts'
import { Section } from '#src/features/profile/Section.tsx'
import { HOME, pathToPart } from '#src/navigation/paths.ts'

/** What I noted in tasks. */
export function NotesSection() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { data: profile } = useQuery(profileQuery)
  if (!profile) return null
  return (
    <Section id="notes" title={t('notes.title')} about={t('notes.about')}>
      <MyNotes
        person={profile.id}
        onTask={({ id, missionId }, partId) => void navigate(pathToPart(id, missionId, partId))}
        onPlay={() => void navigate(HOME)}
      />
    </Section>
  )
}
