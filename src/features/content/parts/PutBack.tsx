import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DraftFile } from '#shared/contract/content.ts'
import { Button } from '#src/ui/Button.tsx'
import { ArrowUUpLeftIcon } from '#src/ui/icons.ts'
import { createChangeIds } from '../change-ids.ts'
import { comparisonQuery, sendEdits } from '../queries.ts'
import { notesBeside } from '../replaced-words.ts'
import { nameOf } from '../rules/tree.ts'
import { readFileText } from '../send-bytes.ts'
import type { DraftWork } from '../use-draft-work.ts'
import { AskPopup } from './AskPopup.tsx'

interface PutBackProps {
  work: DraftWork
  file: DraftFile
}

/** Puts a file back to how players see it, where it differs from that and is known. */
export function PutBack({ work, file }: PutBackProps) {
  const { t } = useTranslation()
  const [ids] = useState(createChangeIds)
  const [isAsked, setAsked] = useState(false)
  const { adventure, revision, refresh } = work
  const { folder, version } = adventure
  const isKnown = version?.hasFiles === true
  const { data } = useQuery({
    ...comparisonQuery(folder, { before: version?.number ?? 0, after: 'draft' }, revision),
    enabled: isKnown,
  })
  const before = data?.changes.find(({ path, was }) => path === file.path && was === null)?.before
  if (!version || !before) return null
  const putBack = async () => {
    const { path, hash: from } = file
    const read = async () =>
      (await readFileText(folder, path, new AbortController().signal, version.number)) ?? ''
    const edits = [
      { kind: 'put' as const, path, hash: before.hash, from },
      ...(await notesBeside(folder, [{ path, from, read }])),
    ]
    await ids.under(edits, (id) => sendEdits(folder, id, edits))
    await refresh()
  }
  return (
    <>
      <Button
        variant="secondary"
        icon={<ArrowUUpLeftIcon size={20} aria-hidden />}
        onClick={() => setAsked(true)}
      >
        {t('content.putBack.button')}
      </Button>
      <AskPopup
        isOpen={isAsked}
        title={t('content.putBack.title', { name: nameOf(file.path) })}
        actionLabel={t('content.putBack.button')}
        action={putBack}
        onRefused={() => void refresh()}
        onClose={() => setAsked(false)}
      >
        <p>{t('content.putBack.means', { number: version.number })}</p>
      </AskPopup>
    </>
  )
}
