/** Which pawn stands for a seat: the seat after the players is the neutral traveler. */

export function seatOf(seat: number, players: number): number | 'neutral' {
  return seat >= players ? 'neutral' : seat;
}
