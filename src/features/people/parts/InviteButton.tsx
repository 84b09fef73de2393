import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/Button.tsx'
import { EnvelopeSimpleOpenIcon } from '#src/ui/icons.ts'
import { usedTeamsQuery } from '../queries.ts'
import { InvitePopup } from './InvitePopup.tsx'

/** Opens what invites one person. */
export function InviteButton() {
  const { t } = useTranslation()
  const { data: teams = [] } = useQuery(usedTeamsQuery)
  const [isInviting, setInviting] = useState(false)
  return (
    <>
      <Button icon={<EnvelopeSimpleOpenIcon size={20} aria-hidden />} onClick={() => setInviting(true)}>
        {t('people.invite.open')}
      </Button>
      <InvitePopup isOpen={isInviting} teams={teams} onClose={() => setInviting(false)} />
    </>
  )
}
