import { Navigate, useLocation } from 'react-router-dom'
import * as z from 'zod/mini'
import { AgreementForm } from '#src/features/session/AgreementForm.tsx'
import { isBehindLogin } from '#src/features/session/asked-path.ts'
import { useSession } from '#src/features/session/store.ts'
import { acceptAgreement } from '#src/flows/accept-agreement.ts'
import { signOut } from '#src/flows/sign-out.ts'
import { HOME } from '#src/navigation/paths.ts'
import { AuthPage } from './AuthPage.tsx'

const Asked = z.object({ asked: z.string().check(z.refine(isBehindLogin)) })

/** The gate of the agreement (AUTH-6): behind it lies the place that was asked for. */
export function AgreementRoute() {
  const isDue = useSession((session) => session.isAgreementDue)
  const asked = Asked.safeParse(useLocation().state)
  if (!isDue) return <Navigate to={asked.success ? asked.data.asked : HOME} replace />
  return (
    <AuthPage>
      <AgreementForm onAccept={acceptAgreement} onSignOut={signOut} />
    </AuthPage>
  )
}
