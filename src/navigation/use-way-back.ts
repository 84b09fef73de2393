import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** One step back in the history. The way back takes a moment: a second press meanwhile must not leave the page. */
export function useWayBack(): () => void {
  const { key } = useLocation()
  const navigate = useNavigate()
  const isUnderWay = useRef(false)
  useEffect(() => {
    isUnderWay.current = false
  }, [key])
  return () => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    void navigate(-1)
  }
}
