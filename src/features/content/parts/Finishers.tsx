import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { finishersQuery } from '../queries.ts'

interface FinishersProps {
  /** Of the adventure. */
  folder: string
  /** A task, or a folder with tasks. */
  path: string
}

/** How many people have finished what is about to go or to be renamed; nothing where nobody has, or while it is not known. */
export function Finishers({ folder, path }: FinishersProps) {
  const { t } = useTranslation()
  const { data } = useQuery({ ...finishersQuery(folder, path), meta: { reporting: 'none' } })
  if (!data || data.players === 0) return null
  return <p>{t('content.finishers', { count: data.players })}</p>
}
