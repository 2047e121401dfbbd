/**
 * Runs in the server before anything else does: a test that started it may let time pass there by a message with the
 * milliseconds. The server asks this clock for all that tables note; its own timers run by the real one.
 */

const real = performance.now.bind(performance);
let ahead = 0;

performance.now = () => real() + ahead;
process.on('message', (ms) => {
  ahead += Number(ms);
  process.send?.('passed');
});
// The test's end is no reason for the server to go on, nor for it to end.
process.channel?.unref();
