import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fetchNewVersion } from '#src/lib/fetch-new-version.ts'
import { Button } from './Button.tsx'

/** Loads the newest version, where this page is too old for what it should show. */
export function LoadNewVersion() {
  const { t } = useTranslation()
  const [isLoading, setLoading] = useState(false)
  const load = () => {
    setLoading(true)
    void fetchNewVersion()
  }
  return (
    <Button wide size="thumb" loadingVerb={isLoading && t('shell.loading')} onClick={load} autoFocus>
      {t('shell.loadNow')}
    </Button>
  )
}
