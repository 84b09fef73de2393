import { useParams } from 'react-router-dom'
import { LmsView } from '../views/LmsView.tsx'

export function LmsRoute() {
  const { missionId = '' } = useParams()
  return <LmsView key={missionId} missionId={missionId} />
}
