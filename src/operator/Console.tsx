import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Coming } from '#src/ui/Coming.tsx'
import { SIGNED_OUT } from './call.ts'
import { CardPage } from './CardPage.tsx'
import { Frame } from './Frame.tsx'
import { Joining } from './Joining.tsx'
import { LogPage } from './LogPage.tsx'
import { NewTenant } from './NewTenant.tsx'
import { operatorClient, operatorQuery } from './queries.ts'
import { SignIn } from './SignIn.tsx'
import { TenantList } from './TenantList.tsx'
import { TenantPage } from './TenantPage.tsx'
import { usePlace } from './use-place.ts'

/** The console of those who run the server (DESK-2). */
export function Console() {
  return (
    <QueryClientProvider client={operatorClient}>
      <Entry />
    </QueryClientProvider>
  )
}

function Entry() {
  const { t } = useTranslation()
  const place = usePlace()
  const { data, error, refetch } = useQuery(operatorQuery)
  useEffect(() => {
    const end = () => void operatorClient.setQueryData(operatorQuery.queryKey, null)
    window.addEventListener(SIGNED_OUT, end)
    return () => window.removeEventListener(SIGNED_OUT, end)
  }, [])
  if (place.page === 'link') return <Joining key={place.token} token={place.token} />
  if (data === undefined)
    return (
      <CardPage title={t('operator.title')}>
        <Coming error={error} sentence={t('operator.failed')} onRetry={refetch} />
      </CardPage>
    )
  if (data === null) return <SignIn />
  return (
    <Frame email={data} place={place}>
      {place.page === 'tenants' && <TenantList />}
      {place.page === 'tenant' && <TenantPage key={place.id} id={place.id} />}
      {place.page === 'new' && <NewTenant />}
      {place.page === 'log' && <LogPage />}
    </Frame>
  )
}
