import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { myAdventuresQuery } from '#src/features/adventures/queries.ts'
import { Button } from '#src/ui/Button.tsx'
import { MapTrifoldIcon, UsersThreeIcon } from '#src/ui/icons.ts'
import { ADVENTURES } from '../paths.ts'
import { openInvite } from './inviting.ts'
import { useSheet } from './use-sheet.ts'

/** From me to others: to another adventure where I have several (AUTH-4), and an invitation for a colleague (AUTH-16). */
export function MyWays({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation()
  const { data: adventures = [] } = useQuery(myAdventuresQuery)
  const { leaveFor } = useSheet()
  return (
    <>
      {adventures.length > 1 && (
        <Button
          variant="secondary"
          wide
          icon={<MapTrifoldIcon size={20} aria-hidden />}
          onClick={() => leaveFor(ADVENTURES)}
        >
          {t('adventures.change')}
        </Button>
      )}
      <Button
        variant="secondary"
        wide
        icon={<UsersThreeIcon size={20} aria-hidden />}
        onClick={() => {
          onDone()
          openInvite()
        }}
      >
        {t('invitations.title')}
      </Button>
    </>
  )
}
