import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/Button.tsx'
import { PublishPopup } from './parts/PublishPopup.tsx'
import type { PublishOutcome } from './publish-outcome.ts'
import { blockOf } from './rules/block.ts'
import type { DraftWork } from './use-draft-work.ts'

interface PublishButtonProps {
  work: DraftWork
  versionsHref: string
  /** What the page knows besides why it cannot be published now. */
  disabledReason?: string | false
  onPublished: (outcome: PublishOutcome) => void
}

/** The last step of a draft to its players: asks once more, and says why where it cannot be done yet. */
export function PublishButton({
  work,
  versionsHref,
  disabledReason = false,
  onPublished,
}: PublishButtonProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const { build } = work.check
  const block = blockOf(work)
  const why = block !== null && t(`content.publish.block.${block.why}`, { count: block.count })
  return (
    <>
      <Button disabledReason={disabledReason || why} onClick={() => setOpen(true)}>
        {t('content.publish.button')}
      </Button>
      {isOpen && build && (
        <PublishPopup
          work={work}
          build={build}
          versionsHref={versionsHref}
          onClose={() => setOpen(false)}
          onPublished={(outcome) => {
            onPublished(outcome)
            void work.refresh()
          }}
        />
      )}
    </>
  )
}
