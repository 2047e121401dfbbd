/** A game of Duo up to its last turn, decision by decision. */

const DECISIONS = `
  pilgrim s02; visit; artist a6; paint 2; merchant m4; draw 4; pilgrim s13; visit; merchant m1;
  draw 2; keep 1 kimono 1 pottery 2 doll 1 fan; artist a5; paint 2; pilgrim s04; wave pilgrim;
  merchant c1; artist a1; paint 2; artist a3; gift; pilgrim s05; visit; merchant m3; draw 3;
  artist a3; paint 2; pilgrim s16; wave merchant; merchant c5; sell 1 pottery; merchant m1;
  draw 3; pilgrim s07; visit; artist a5; paint 1; artist a2; gift; again a7; gift; pilgrim s17;
  visit; merchant c2; sell 2 doll; artist a0; paint 1; pilgrim s09; visit; merchant c0;
  sell 2 fan; artist a1; gift; merchant c1; sell 3 pottery; pilgrim s13; visit; artist a7; gift;
  pilgrim s14; visit; draw 4; artist a0; gift; pilgrim s18; visit; draw 3; artist a4; pilgrim s17;
  visit; merchant c7; sell 2 doll; pilgrim s20; visit; artist a6; gift; sell 2 fan; artist a3;
  gift; pilgrim s22; visit; merchant m3; draw 4; keep 2 kimono 2 pottery 1 doll 1 fan;
  pilgrim s23; wave artist; artist a4; gift; merchant m2; draw 3;
  keep 1 kimono 2 pottery 1 doll 1 fan; pilgrim s22; visit; merchant c1; sell 2 pottery;
  artist a2; paint 2; pilgrim s02; visit; artist a4; gift; merchant m3; draw 3;
  keep 1 kimono 1 pottery 1 doll 2 fan; merchant c5; sell 2 pottery; pilgrim s04; wave merchant;
  artist a1
`;

export const beforeTheEnd: readonly string[] = DECISIONS.split(';').map((action) => action.trim());
