import { useParams } from 'react-router-dom'
import { BoardView } from '../views/BoardView.tsx'

export function BoardRoute() {
  const { missionId = '' } = useParams()
  return <BoardView key={missionId} missionId={missionId} />
}
