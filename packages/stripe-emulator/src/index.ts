export const emulatorName = "stripe-emulator";
