# What the guided first game of Roads & Boats says.
