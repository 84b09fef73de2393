import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { takeAlone } from '#src/lib/sole-page.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { useClaim } from './use-claim.ts'

interface OnSolePageProps {
  /** What only one page of this browser edits at a time. */
  name: string
  /** Said where another page has it. */
  elsewhere: string
  /** The page around that, where what is edited is a page of its own. */
  frame?: ((notice: ReactNode) => ReactNode) | undefined
  children: ReactNode
}

/** What writes a draft, on one page of a browser at a time: two would write over what the other has not sent yet. */
export function OnSolePage({ name, elsewhere, frame, children }: OnSolePageProps) {
  const { t } = useTranslation()
  const state = useClaim(name)
  if (state === 'asked') return null
  if (state === 'held') return children
  const notice = (
    <Notice tone="warn">
      <p>{elsewhere}</p>
      <Button variant="secondary" onClick={() => takeAlone(name)}>
        {t('authoring.editHere')}
      </Button>
    </Notice>
  )
  return frame ? frame(notice) : notice
}
