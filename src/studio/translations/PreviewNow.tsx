import { useEffect, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { buildQuery, isUnfinished, sendBuild } from '#src/features/content/queries.ts'
import { sendBuildPreview } from '#src/features/previews/queries.ts'
import { useTranslating } from '#src/features/translations/use-translating.ts'
import { isFailure } from '#src/lib/failure.ts'
import { Button } from '#src/ui/Button.tsx'
import { EyeIcon } from '#src/ui/icons.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { pathOfPreview } from '../studio-paths.ts'

/** Builds the draft as it is now, and opens it in the real game. */
export function PreviewNow() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const client = useQueryClient()
  const { folder, edits, save } = useTranslating()
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  const [state, setState] = useState<'idle' | 'building' | 'broken'>('idle')
  const open = async () => {
    setState('building')
    try {
      // what was typed last is part of it
      await save.send()
      if (edits.store.getState().unsent.length > 0) {
        // the note beside the table says why
        setState('idle')
        return
      }
      let build = await sendBuild(folder)
      while (isUnfinished(build)) build = await client.query(buildQuery(folder, build.id))
      if (build.state !== 'done') {
        setState('broken')
        return
      }
      const { id } = await sendBuildPreview(folder, build.id)
      if (isHere.current) void navigate(pathOfPreview(id))
    } catch (error) {
      // the modal says it
      if (!isFailure(error)) throw error
      setState('idle')
    }
  }
  return (
    <>
      <Button
        variant="secondary"
        icon={<EyeIcon size={20} aria-hidden />}
        loadingVerb={state === 'building' && t('translations.preview.building')}
        onClick={() => void open()}
      >
        {t('translations.preview.open')}
      </Button>
      {state === 'broken' && <Notice tone="warn">{t('translations.preview.broken')}</Notice>}
    </>
  )
}
